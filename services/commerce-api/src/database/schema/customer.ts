import { foreignKey, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { members } from './member';

/** What staff wrote about a member, or about the guest of an e-mail address. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    memberId: id('member_id'),
    /** Of a guest; null for a member. */
    emailAddress: text('email_address'),
    text: text('text').notNull(),
    operatorId: id('operator_id'),
    operatorName: text('operator_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'customer_notes_of_member' }),
    index('customer_notes_member').on(table.memberId),
    index('customer_notes_email').on(table.businessId, table.emailAddress),
    index('customer_notes_created').on(table.createdAt),
  ],
);

/** People who cannot check out. */
export const customerBlocks = pgTable(
  'customer_blocks',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    memberId: id('member_id'),
    /** Of a guest: one of their orders, by which staff recognises them. */
    draftOrderId: id('draft_order_id'),
    /** Keyed hash of the mailbox. It outlives the person's data, so that an erasure does not lift a block. */
    emailHash: text('email_hash').notNull(),
    reason: text('reason'),
    operatorName: text('operator_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'customer_blocks_of_member' }),
    unique('customer_blocks_once').on(table.businessId, table.emailHash),
    index('customer_blocks_member').on(table.memberId),
  ],
);
