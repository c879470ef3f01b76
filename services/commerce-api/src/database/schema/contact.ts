import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

/** Who wants to be told when a store delivers to a postcode: once for each e-mail and postcode. */
export const futureContacts = pgTable(
  'future_contacts',
  {
    businessId: id('business_id').notNull(),
    postcode: text('postcode').notNull(),
    emailAddress: text('email_address').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When an operator said that they have been told. */
    answeredAt: instant('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.postcode, table.emailAddress] })],
);

/** Messages of shoppers to their business. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    /** What shopper and business call it. */
    reference: text('reference').notNull(),
    memberId: id('member_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    emailAddress: text('email_address').notNull(),
    phoneNumber: text('phone_number'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    orderNumber: text('order_number'),
    createdAt: instant('created_at').notNull(),
    /** When an operator said that it has been answered. */
    answeredAt: instant('answered_at'),
  },
  (table) => [
    unique('contact_requests_reference').on(table.reference),
    index('contact_requests_created').on(table.createdAt),
  ],
);

/** What was sent with them; the bytes lie in the file store under `key`. */
export const contactFiles = pgTable(
  'contact_files',
  {
    contactId: id('contact_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    key: text('key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contactId, table.position] })],
);
