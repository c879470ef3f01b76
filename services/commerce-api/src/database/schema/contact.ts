import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { members } from './member';

/** Shoppers who asked for an e-mail once a store delivers to their postcode; one row per e-mail and postcode. */
export const futureContacts = pgTable(
  'future_contacts',
  {
    businessId: id('business_id').notNull(),
    postcode: text('postcode').notNull(),
    emailAddress: text('email_address').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When an operator marked the shopper as informed. */
    answeredAt: instant('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.postcode, table.emailAddress] })],
);

/** Messages from shoppers to their business. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    /** The reference that shopper and business quote. */
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
    /** When an operator marked the message as answered. */
    answeredAt: instant('answered_at'),
    /** What was answered, in short, for colleagues. */
    answer: text('answer'),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'contact_requests_of_member' }),
    unique('contact_requests_reference').on(table.reference),
    index('contact_requests_created').on(table.createdAt),
    index('contact_requests_member').on(table.memberId),
    index('contact_requests_email').on(table.businessId, sql`lower(${table.emailAddress})`),
    index('contact_requests_open').on(table.businessId, table.createdAt).where(sql`${table.answeredAt} is null`),
  ],
);

/** The attached files; their bytes are in the file store under `key`. */
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

/** Files that have, or may have, no row: of a deleted person, and of a message that is not stored yet. */
export const fileRemovals = pgTable(
  'file_removals',
  {
    key: text('key').primaryKey(),
    /** When the file is removed, unless its message is stored before. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('file_removals_due').on(table.dueAt)],
);

/** A guest's request for the data of an e-mail address: one for each session, with a code that is mailed. */
export const guestDataRequests = pgTable(
  'guest_data_requests',
  {
    /** The code itself is not stored: the mail's code is derived from this id and a key. */
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    /** The session that asked, and the only one that the code opens the data for. */
    owner: text('owner').notNull(),
    emailAddress: text('email_address').notNull(),
    /** Codes that were tried. */
    tries: integer('tries').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When the code was entered. */
    openedAt: instant('opened_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    unique('guest_data_requests_once').on(table.businessId, table.owner),
    index('guest_data_requests_expiry').on(table.expiresAt),
  ],
);
