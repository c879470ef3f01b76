import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

export type MailKind =
  | 'order_confirmation'
  | 'order_ended'
  | 'contact_notice'
  | 'contact_receipt'
  | 'password_reset'
  | 'password_changed';

/** Mail to be sent, written in the transaction that gives cause for it; a chore sends it, again and again until it is taken. */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    kind: text('kind').$type<MailKind>().notNull(),
    /** What the mail is about, such as the draft order: one mail of a kind about one thing. */
    subjectId: id('subject_id').notNull(),
    recipient: text('recipient').notNull(),
    createdAt: instant('created_at').notNull(),
    nextTryAt: instant('next_try_at'),
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('outgoing_mail_recipient').on(table.recipient, table.sentAt),
    unique('outgoing_mail_once').on(table.kind, table.subjectId),
    index('outgoing_mail_waiting').on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
  ],
);
