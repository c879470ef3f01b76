import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { normaliseEmail } from './normalise-email';

/**
 * The mailbox of an e-mail address, to recognise one person by it: what follows a plus is a label that its owner invents.
 * Mails go to the address as it was typed.
 */
export const mailboxOf = (email: string): string => normaliseEmail(email).replace(/\+[^@]*(?=@)/, '');

/** The mailbox of the e-mail address in an order's contact, which is stored in its normal form. */
export const mailboxIn = (contact: SQLWrapper): SQL<string> =>
  sql<string>`regexp_replace(${contact} ->> 'email', '\\+[^@]*(?=@)', '')`;
