import { or, type SQL, sql } from 'drizzle-orm';
import { orders } from '../../../database/schema/order';

const contains = (text: SQL, part: string): SQL => sql`position(${part} in ${text}) > 0`;
const contactField = (name: 'firstName' | 'lastName' | 'phoneNumber'): SQL =>
  sql`coalesce(${orders.contact} ->> ${sql.raw(`'${name}'`)}, '')`;

/** SQL: an order's number, its customer's name or phone number contains a text, as far as it is one of them. */
export function matchesText(text: string): SQL | undefined {
  const lower = text.trim().toLowerCase();
  const name = sql`lower(${contactField('firstName')} || ' ' || ${contactField('lastName')})`;
  // As it is stored, +447700900123, without the 0 that is typed in the country.
  const digits = lower.replace(/^\+|[\s()-]/g, '').replace(/^0/, '');
  const isPhone = /^\d{4,}$/.test(digits);
  // `or` puts brackets around it, so that the conditions beside it hold for each of its parts.
  return or(
    contains(sql`lower(${orders.businessOrderId})`, lower),
    contains(name, lower),
    isPhone ? contains(contactField('phoneNumber'), digits) : undefined,
  );
}
