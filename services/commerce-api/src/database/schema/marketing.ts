import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { members } from './member';

/** The history of members' answers about marketing: the latest row of a channel is in force. Rows are only appended. */
export const marketingConsents = pgTable(
  'marketing_consents',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    memberId: id('member_id').notNull(),
    channelId: id('channel_id').notNull(),
    optedIn: boolean('opted_in').notNull(),
    /** What the member read beside the answer. */
    wording: text('wording').notNull(),
    /** Where the answer was given: in the account, by the link of a mail, or to the staff. */
    source: text('source').$type<'account' | 'unsubscribe' | 'desk'>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'marketing_consents_of_member' }),
    index('marketing_consents_member').on(table.memberId, table.channelId, table.at),
  ],
);

/** What is to be sent to the marketing platform about a user: their present consents, or to forget them. */
export interface MarketingChange {
  kind: 'consents' | 'forget';
  /** Of the kind `consents`: the facts that the platform stores. */
  fields?: Record<string, boolean>;
}

/**
 * The outbox of changes for the marketing platform. A row and a job are written in the transaction of the change; the
 * job sends the user's latest change.
 */
export const marketingChanges = pgTable(
  'marketing_changes',
  {
    businessId: id('business_id').notNull(),
    /** The platform's id of the user: a keyed digest. */
    userId: text('user_id').notNull(),
    change: jsonb('change').$type<MarketingChange>().notNull(),
    /** Counts the changes, so that a newer one is not lost while an older one is sent. */
    version: integer('version').notNull().default(1),
    /** Of rows of an earlier version, which sent them without jobs: `adoptRows` gives them one. */
    nextTryAt: instant('next_try_at'),
    /** Counted by that version alone. */
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.userId] }),
    index('marketing_changes_due').on(table.nextTryAt),
  ],
);

/** Mails with offers, as an operator wrote them. */
export const marketingMails = pgTable('marketing_mails', {
  id: id('id').primaryKey(),
  businessId: id('business_id').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** The members to whom a marketing mail is sent, each once. */
export const marketingMailRecipients = pgTable(
  'marketing_mail_recipients',
  {
    id: id('id').primaryKey(),
    mailId: id('mail_id').notNull(),
    memberId: id('member_id').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.memberId],
      foreignColumns: [members.id],
      name: 'marketing_mail_recipients_of_member',
    }),
    unique('marketing_mail_recipients_once').on(table.mailId, table.memberId),
    index('marketing_mail_recipients_member').on(table.memberId),
  ],
);
