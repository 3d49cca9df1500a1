"""The paper of El Club de los Martes: what is printed for an evening, and the record of one."""
