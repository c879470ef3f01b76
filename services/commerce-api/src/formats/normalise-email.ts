/** An e-mail address as it is stored and compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();
