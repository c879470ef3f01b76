import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CouponKind } from '../../modules/pricing/stacking';
import type { CouponUseState } from '../../states/coupon-use-state';
import { id, instant } from './columns';
import { members } from './member';

/** What a member's reward was granted for. */
export type RewardSource = 'loyalty' | 'referral';

export const coupons = pgTable(
  'coupons',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    /** The business's own code for it in import files. */
    code: text('code').notNull(),
    /** What it gives, as shoppers read it. */
    name: text('name').notNull(),
    kind: text('kind').$type<CouponKind>().notNull(),
    percent: integer('percent'),
    amount: integer('amount'),
    minimumSpend: integer('minimum_spend').notNull().default(0),
    /** The items and categories that it covers; all goods if both are empty. */
    itemIds: jsonb('item_ids').$type<number[]>().notNull().default([]),
    categoryIds: jsonb('category_ids').$type<number[]>().notNull().default([]),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** Null means any number. */
    maximumUses: integer('maximum_uses'),
    maximumUsesPerShopper: integer('maximum_uses_per_shopper'),
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    membersOnly: boolean('members_only').notNull().default(false),
    /** Uses that are reserved or used, of all its codes. */
    uses: integer('uses').notNull().default(0),
  },
  (table) => [unique('coupons_code').on(table.businessId, table.code), check('coupons_uses', sql`${table.uses} >= 0`)],
);

/** What shoppers type, in normal form: one code for everybody, or many single-use codes of one coupon. */
export const couponCodes = pgTable(
  'coupon_codes',
  {
    businessId: id('business_id').notNull(),
    code: text('code').notNull(),
    couponId: id('coupon_id').notNull(),
    /** Null means any number, 1 a single-use code. */
    maximumUses: integer('maximum_uses'),
    uses: integer('uses').notNull().default(0),
    /** A reward's code is of use to its member alone; null for codes that shoppers are given elsewhere. */
    memberId: id('member_id'),
    rewardSource: text('reward_source').$type<RewardSource>(),
    /** What the reward was granted for: at most one each. */
    rewardKey: text('reward_key'),
    grantedAt: instant('granted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.code] }),
    index('coupon_codes_coupon').on(table.couponId),
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'coupon_codes_of_member' }),
    uniqueIndex('coupon_codes_one_reward').on(table.memberId, table.rewardSource, table.rewardKey),
    check(
      'coupon_codes_reward',
      sql`(${table.memberId} is null) = (${table.rewardSource} is null)
        and (${table.memberId} is null) = (${table.rewardKey} is null)
        and (${table.memberId} is null) = (${table.grantedAt} is null)`,
    ),
    check('coupon_codes_uses', sql`${table.uses} >= 0`),
  ],
);

/** One row for each time that an order takes a use of a coupon. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: id('id').primaryKey(),
    couponId: id('coupon_id').notNull(),
    code: text('code').notNull(),
    draftOrderId: id('draft_order_id').notNull(),
    /** The payment that reserved it; only its failure returns a reserved use. */
    paymentId: id('payment_id').notNull(),
    memberId: id('member_id'),
    /** Keyed hash of the order's e-mail address. */
    emailHash: text('email_hash').notNull(),
    state: text('state').$type<CouponUseState>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'coupon_uses_of_member' }),
    index('coupon_uses_coupon').on(table.couponId),
    uniqueIndex('coupon_uses_one_per_order').on(table.draftOrderId).where(sql`${table.state} in ('reserved', 'used')`),
    check('coupon_uses_state', sql`${table.state} in ('reserved', 'used', 'returned')`),
  ],
);
