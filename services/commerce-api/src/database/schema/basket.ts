import type { SelectedAddress } from '@storefront/api/entities/address';
import type { ChosenValue, SubstituteChoice, SubstituteForAll } from '@storefront/api/entities/basket';
import type { CheckoutContact } from '@storefront/api/entities/checkout-contact';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { members } from './member';

/** A deal that was applied: the amount it took off and the items it covered. */
export interface SeenDeal {
  id: number;
  name: string;
  saving: number;
  itemIds: number[];
}

export const baskets = pgTable(
  'baskets',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    token: text('token').notNull().unique('baskets_token'),
    memberId: id('member_id'),
    storeId: id('store_id'),
    fulfilmentMethod: text('fulfilment_method').$type<'delivery' | 'collection'>().notNull(),
    tip: integer('tip').notNull().default(0),
    couponId: id('coupon_id'),
    /** The code in normal form. */
    couponCode: text('coupon_code'),
    /** `joined`: a log-in moved its lines into the member's basket, to which its token leads for five minutes. */
    state: text('state').$type<'open' | 'ordered' | 'joined'>().notNull(),
    joinedInto: id('joined_into'),
    version: integer('version').notNull().default(1),
    deliveryAddress: jsonb('delivery_address').$type<SelectedAddress>(),
    billingAddress: jsonb('billing_address').$type<SelectedAddress>(),
    contact: jsonb('contact').$type<CheckoutContact>(),
    /** A guest's membership id; a member's is stored with the member. */
    retailMemberId: text('retail_member_id'),
    /** To the driver or the store, for the order. Null until the shopper has passed that step; empty without any. */
    instructions: text('instructions'),
    /**
     * The session that entered the details above and is the only one that may read them: `member:<session id>` or
     * `guest:<keyed hash>`.
     */
    detailsOwner: text('details_owner'),
    detailsUsedAt: instant('details_used_at'),
    /** The deals that applied when the shopper last looked. One that has ended since is reported as a basket update. */
    seenDeals: jsonb('seen_deals').$type<SeenDeal[]>().notNull().default([]),
    /** The substitute of lines without their own choice; the business's usual one until the shopper has chosen. */
    substituteForAll: text('substitute_for_all').$type<SubstituteForAll>(),
    /** The shopper has chosen it, which may be what the business does anyway. */
    isSubstituteChosen: boolean('is_substitute_chosen').notNull().default(false),
    /** The placed order that an order of this basket replaces; its place is kept for the basket. */
    amendsDraftOrderId: id('amends_draft_order_id'),
    /** Of a basket that changes an order: the one that the shopper had before, and continues with afterwards. */
    resumesBasketId: id('resumes_basket_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'baskets_of_member' }),
    index('baskets_details_owner').on(table.detailsOwner).where(sql`${table.detailsOwner} is not null`),
    index('baskets_open_of_member').on(table.memberId).where(sql`${table.state} = 'open'`),
    uniqueIndex('baskets_one_amendment').on(table.amendsDraftOrderId).where(sql`${table.state} = 'open'`),
    index('baskets_joined').on(table.memberId).where(sql`${table.state} = 'joined'`),
    index('baskets_open_used').on(table.updatedAt).where(sql`${table.state} = 'open'`),
  ],
);

export const basketLines = pgTable(
  'basket_lines',
  {
    id: id('id').primaryKey(),
    basketId: id('basket_id').notNull(),
    itemId: id('item_id').notNull(),
    quantity: integer('quantity').notNull(),
    options: jsonb('options').$type<ChosenValue[]>().notNull(),
    /** The chosen options as text: the same item with the same options is one line. */
    optionsKey: text('options_key').notNull(),
    /** Of releases before `substitute`; written as well, because they may run meanwhile. */
    substitution: text('substitution').$type<'allow' | 'refuse'>().notNull().default('refuse'),
    /** The choice for this line; null if the shopper made none. */
    substitute: jsonb('substitute').$type<SubstituteChoice>(),
    instructions: text('instructions'),
    /** The unit price that the shopper last accepted. A different price is reported as a basket update. */
    seenUnitTotal: integer('seen_unit_total'),
    seenAvailable: integer('seen_available').notNull().default(1),
    /** The shopper keeps the line although its item is gone; an order leaves it out. */
    absenceAccepted: boolean('absence_accepted').notNull().default(false),
    /** It came from the member's basket on another device, and this was not shown yet. */
    joined: boolean('joined').notNull().default(false),
    /** The minimum age that the shopper confirmed; null if the item has none. */
    confirmedAge: integer('confirmed_age'),
  },
  (table) => [
    index('basket_lines_basket').on(table.basketId),
    unique('basket_lines_choice').on(table.basketId, table.itemId, table.optionsKey),
  ],
);

/** Items that a shopper saved for later, with the basket from which they were taken. */
export const savedItems = pgTable(
  'saved_items',
  {
    id: id('id').primaryKey(),
    basketId: id('basket_id').notNull(),
    itemId: id('item_id').notNull(),
    quantity: integer('quantity').notNull(),
    options: jsonb('options').$type<ChosenValue[]>().notNull(),
    optionsKey: text('options_key').notNull(),
    substitute: jsonb('substitute').$type<SubstituteChoice>(),
    instructions: text('instructions'),
    confirmedAge: integer('confirmed_age'),
  },
  (table) => [unique('saved_items_choice').on(table.basketId, table.itemId, table.optionsKey)],
);
