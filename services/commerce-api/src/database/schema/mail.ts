import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

export type MailKind =
  | 'order_confirmation'
  | 'order_changed'
  | 'order_ended'
  | 'order_picked'
  | 'order_refunded'
  | 'order_late'
  | 'contact_notice'
  | 'contact_receipt'
  | 'password_reset'
  | 'password_changed'
  | 'password_added'
  | 'password_removed'
  | 'one_time_code'
  | 'marketing'
  | 'forget_code'
  | 'account_deleted'
  | 'guest_data_code'
  | 'guest_data_deleted'
  | 'data_copy_link'
  | 'data_erase_link'
  | 'new_device'
  | 'phone_changed'
  | 'email_changed'
  | 'provider_added'
  | 'provider_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'weekly_slot_kept'
  | 'weekly_slot_missed'
  | 'payment_link'
  | 'operator_code'
  | 'operator_invitation'
  | 'operator_password'
  | 'operator_pin_forgotten'
  | 'operator_passkey_added'
  | 'operator_passkey_removed';

/** Texts about a placed order. */
export type OrderTextKind = 'text_on_the_way' | 'text_late' | 'text_ready' | 'text_not_delivered' | 'text_rejected';
export type TextKind = OrderTextKind | 'text_payment_link';

/**
 * The outbox of mail and texts. A row and the job that sends it are written in the transaction that causes the mail. The
 * job carries the id alone, so that a deleted member's address is nowhere else.
 */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    kind: text('kind').$type<MailKind | TextKind>().notNull(),
    /** The subject of the mail, such as a draft order: at most one mail of each kind per subject. */
    subjectId: id('subject_id').notNull(),
    /** The person's e-mail address, also for a text: the number is the order's. */
    recipient: text('recipient').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Of rows of an earlier version, which sent them without jobs: `adoptRows` gives them one. */
    nextTryAt: instant('next_try_at'),
    /** Counted by that version alone. */
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('outgoing_mail_recipient').on(table.recipient, table.sentAt),
    unique('outgoing_mail_once').on(table.kind, table.subjectId),
    index('outgoing_mail_waiting').on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
  ],
);
