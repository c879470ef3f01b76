import type { ReferralRefusal } from '@storefront/api/entities/referral';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { members } from './member';

/**
 * The ledger of members' points and stamps, to which rows are only added. A member's balance is the sum. The row of the
 * member is locked while a balance decides what is added.
 */
export const loyaltyEntries = pgTable(
  'loyalty_entries',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    memberId: id('member_id').notNull(),
    kind: text('kind').$type<'order' | 'refund' | 'reward'>().notNull(),
    points: integer('points').notNull(),
    /** Of the kinds `order` and `refund`. */
    draftOrderId: id('draft_order_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('loyalty_entries_member').on(table.memberId, table.at),
    index('loyalty_entries_order').on(table.draftOrderId),
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'loyalty_entries_of_member' }),
    check('loyalty_entries_kind', sql`${table.kind} in ('order', 'refund', 'reward')`),
    check('loyalty_entries_sign', sql`(${table.kind} = 'order') = (${table.points} > 0)`),
    check('loyalty_entries_order_known', sql`(${table.kind} = 'reward') = (${table.draftOrderId} is null)`),
  ],
);

/** Members' own codes, which they give to friends. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    memberId: id('member_id').primaryKey(),
    businessId: id('business_id').notNull(),
    code: text('code').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('referral_codes_once').on(table.businessId, table.code),
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'referral_codes_of_member' }),
  ],
);

export type ReferralState = 'pending' | 'rewarded' | 'refused';

/** A friend who registered with a member's code. */
export const referrals = pgTable(
  'referrals',
  {
    friendId: id('friend_id').primaryKey(),
    businessId: id('business_id').notNull(),
    sharerId: id('sharer_id').notNull(),
    state: text('state').$type<ReferralState>().notNull(),
    refusal: text('refusal').$type<ReferralRefusal>(),
    /** The friend's first delivered order, which decided. */
    draftOrderId: id('draft_order_id'),
    registeredAt: instant('registered_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('referrals_sharer').on(table.sharerId, table.registeredAt),
    foreignKey({ columns: [table.friendId], foreignColumns: [members.id], name: 'referrals_of_friend' }),
    foreignKey({ columns: [table.sharerId], foreignColumns: [members.id], name: 'referrals_of_sharer' }),
    check('referrals_state', sql`${table.state} in ('pending', 'rewarded', 'refused')`),
    check('referrals_decided', sql`(${table.state} = 'pending') = (${table.decidedAt} is null)`),
    check('referrals_refusal', sql`(${table.state} = 'refused') = (${table.refusal} is not null)`),
    check('referrals_other', sql`${table.friendId} <> ${table.sharerId}`),
  ],
);
