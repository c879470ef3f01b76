import type { SelectedAddress } from '@storefront/api/entities/address';
import type { BasketTotals, LineSubstitute } from '@storefront/api/entities/basket';
import type { CheckoutContact } from '@storefront/api/entities/checkout-contact';
import type { PaymentGateway, PaymentMethod } from '@storefront/api/entities/enumerations';
import type { ItemImages } from '@storefront/api/entities/item-images';
import type { PaymentRefusal, PaymentState } from '@storefront/api/entities/payment';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { mailboxIn } from '../../formats/mailbox';
import type { LineBreakdown, OrderBreakdown } from '../../modules/pricing/pricing.types';
import type { Actor } from '../../states/actor';
import { endedStates, type OrderState, orderStates } from '../../states/order-status';
import { paymentStates } from '../../states/payment-state';
import { id, instant } from './columns';
import { members } from './member';

export interface OrderedOption {
  optionId: number;
  optionName: string;
  valueId: number;
  valueName: string;
  /** The shopper's text, if the value asks for one. */
  text?: string;
  quantity: number;
  extraCost: number;
}

/** An estimate is never exceeded: `limit` is the most that the line is charged before promotions. */
export interface OrderedWeight {
  estimatedGrams: number;
  estimate: number;
  limit: number;
  /** What the picker weighed, and its price. */
  weighed?: { grams: number; amount: number };
}

/** The sums of a line before its order was picked. */
export interface AgreedLine {
  lineTotal: number;
  dealSaving: number;
  breakdown: Omit<LineBreakdown, 'lineId'>;
}

/** A condition that a text column has one of these values. */
const isOneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);

/** What is done to an order besides moving it, by an operator or, for a refund, by rule. */
export type OrderAction = 'pick' | 'refund' | 'decline_complaint' | 'tell_late' | 'mail_again' | 'check';

/** The sums of an order before it was picked. */
export interface AgreedSums {
  total: number;
  totals: BasketTotals;
  breakdown: OrderBreakdown | null;
}

/** An item that was picked in place of missing units of a line. */
export interface Substituted {
  itemId: number;
  sku?: string | null;
  gtin?: string | null;
  name: string;
  quantity: number;
  /** What is charged for it: its own price, or what the missing units would have cost, whichever is less. */
  amount: number;
  vatRate: number;
  /** The VAT that `amount` contains. */
  vat: number;
}

/** The condition of the index of order events by which orders ended; a query that repeats it uses the index. */
export const isEnded = isOneOf('order_events.status', endedStates);

export const orders = pgTable(
  'orders',
  {
    draftOrderId: id('draft_order_id').primaryKey(),
    orderId: id('order_id').unique('orders_order_id'),
    businessOrderId: text('business_order_id').unique('orders_business_order_id'),
    businessId: id('business_id').notNull(),
    storeId: id('store_id').notNull(),
    basketId: id('basket_id').notNull().unique('orders_one_per_basket'),
    memberId: id('member_id'),
    /** The session that created the draft; only that session can pay a guest's draft. */
    detailsOwner: text('details_owner'),
    status: text('status').$type<OrderState>().notNull(),
    fulfilmentMethod: text('fulfilment_method').$type<'delivery' | 'collection'>().notNull(),
    contact: jsonb('contact').$type<CheckoutContact>().notNull(),
    deliveryAddress: jsonb('delivery_address').$type<SelectedAddress>(),
    billingAddress: jsonb('billing_address').$type<SelectedAddress>(),
    instructions: text('instructions'),
    totals: jsonb('totals').$type<BasketTotals>().notNull(),
    total: integer('total').notNull(),
    /** Fees, VAT and coupon; null for orders placed before they were stored. */
    breakdown: jsonb('breakdown').$type<OrderBreakdown>(),
    /** The basket's coupon; the breakdown says whether it took anything off. */
    couponId: id('coupon_id'),
    /** What the shopper agreed to; null until the order is picked, when the sums above become those of the picked goods. */
    agreed: jsonb('agreed').$type<AgreedSums>(),
    currency: text('currency').notNull(),
    itemCount: integer('item_count').notNull(),
    basketVersion: integer('basket_version').notNull(),
    /**
     * Counts the versions that the shopper was asked to confirm: a payment started for an older version places no
     * order.
     */
    version: integer('version').notNull().default(1),
    reservationId: id('reservation_id'),
    slotId: id('slot_id'),
    slotStartsAt: instant('slot_starts_at'),
    slotEndsAt: instant('slot_ends_at'),
    platform: text('platform'),
    channel: text('channel'),
    /** What the client says of its device and of who referred the shopper. */
    messagingDeviceId: text('messaging_device_id'),
    referralCustomerId: id('referral_customer_id'),
    referralPartnerId: id('referral_partner_id'),
    nextBasketToken: text('next_basket_token'),
    /** The first name of the operator who ordered for the shopper on the phone; null for everybody who ordered alone. */
    assistedBy: text('assisted_by'),
    /** That operator, and the visit, which the record of what operators did names too. */
    assistedOperatorId: id('assisted_operator_id'),
    assistedVisitId: id('assisted_visit_id'),
    createdAt: instant('created_at').notNull(),
    placedAt: instant('placed_at'),
    /** The order that has its numbers now: this row is how it was before its shopper changed it. */
    changedInto: id('changed_into'),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'orders_of_member' }),
    index('orders_member').on(table.memberId, table.placedAt),
    index('orders_placed').on(table.placedAt),
    index('orders_email').on(table.businessId, sql`(${table.contact} ->> 'email')`),
    index('orders_mailbox').on(table.businessId, mailboxIn(table.contact)),
    index('orders_next_basket').on(table.nextBasketToken),
    index('orders_assisted_visit').on(table.assistedVisitId).where(sql`${table.assistedVisitId} is not null`),
    index('orders_changed_into').on(table.changedInto).where(sql`${table.changedInto} is not null`),
    index('orders_store').on(table.storeId, table.placedAt),
    // The orders of a store's day.
    index('orders_store_slot').on(table.storeId, table.slotStartsAt),
    check('orders_status', isOneOf('status', orderStates)),
    check('orders_fulfilment_method', isOneOf('fulfilment_method', ['delivery', 'collection'])),
    check('orders_total', sql`${table.total} >= 0`),
    check('orders_item_count', sql`${table.itemCount} >= 0`),
    check('orders_version', sql`${table.version} >= 1`),
    // A draft has no number and no date, and an order has both.
    check(
      'orders_placed_at',
      sql`(${table.status} = 'draft') = (${table.placedAt} is null)
        and (${table.status} = 'draft') = (${table.orderId} is null)`,
    ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: id('id').primaryKey(),
    draftOrderId: id('draft_order_id').notNull(),
    itemId: id('item_id').notNull(),
    /** The item's code and barcode when it was ordered; null for lines placed before they were kept. */
    sku: text('sku'),
    gtin: text('gtin'),
    name: text('name').notNull(),
    images: jsonb('images').$type<ItemImages>().notNull(),
    quantity: integer('quantity').notNull(),
    options: jsonb('options').$type<OrderedOption[]>().notNull(),
    unitTotal: integer('unit_total').notNull(),
    lineTotal: integer('line_total').notNull(),
    /** What a deal took off the line's total, with the deal's text. */
    dealSaving: integer('deal_saving').notNull().default(0),
    dealText: text('deal_text'),
    /** What to do if the item is out of stock when the order is picked. */
    substitution: text('substitution').$type<'allow' | 'refuse'>().notNull().default('refuse'),
    /** The substitute in detail; null if the shopper did not choose. */
    substitute: jsonb('substitute').$type<Omit<LineSubstitute, 'isOwn'>>(),
    /** The shopper's note on the line, for the picker. */
    instructions: text('instructions'),
    /** The minimum age that the shopper confirmed; null if the item has none. */
    confirmedAge: integer('confirmed_age'),
    /** Of an item sold by weight: what was estimated, and later weighed; null for others. */
    weight: jsonb('weight').$type<OrderedWeight>(),
    /** How the line's charge comes about; null for orders placed before it was stored. */
    breakdown: jsonb('breakdown').$type<Omit<LineBreakdown, 'lineId'>>(),
    /** How many of the asked quantity were picked; null until then. The rest was replaced or is missing. */
    picked: integer('picked'),
    substituted: jsonb('substituted').$type<Substituted>(),
    /** When it was last decided, or its decision undone, and by which operator, null for the admin key; null if never. */
    decidedAt: instant('decided_at'),
    decidedBy: id('decided_by'),
    /** The sums before the line was picked; null until the order is. */
    agreed: jsonb('agreed').$type<AgreedLine>(),
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    refundedAmount: integer('refunded_amount').notNull().default(0),
    position: integer('position').notNull(),
  },
  (table) => [
    index('order_lines_order').on(table.draftOrderId),
    foreignKey({ columns: [table.draftOrderId], foreignColumns: [orders.draftOrderId], name: 'order_lines_of_order' }),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check('order_lines_picked', sql`${table.picked} between 0 and ${table.quantity}`),
    check('order_lines_refunded', sql`${table.refundedQuantity} between 0 and ${table.quantity}`),
    check('order_lines_refunded_amount', sql`${table.refundedAmount} >= 0`),
    check('order_lines_sums', sql`${table.unitTotal} >= 0 and ${table.lineTotal} >= 0`),
    check('order_lines_deal_saving', sql`${table.dealSaving} between 0 and ${table.lineTotal}`),
    check('order_lines_substitution', isOneOf('substitution', ['allow', 'refuse'])),
  ],
);

export const orderEvents = pgTable(
  'order_events',
  {
    id: id('id').primaryKey(),
    draftOrderId: id('draft_order_id').notNull(),
    status: text('status').$type<OrderState>().notNull(),
    /** An action that left the status as it was; null for a move. */
    action: text('action').$type<OrderAction>(),
    /** Why, in the words of who caused it. */
    note: text('note'),
    actor: text('actor').$type<Actor['kind']>().notNull().default('storefront'),
    /** The name of an operator. */
    actorName: text('actor_name'),
    at: instant('at').notNull(),
    /** The order's store, whose screens follow what happens; null for events from before it was stored. */
    storeId: id('store_id'),
    /** Its place in the business's feed of orders, with that business; null until a reader of the feed numbers it. */
    changeNumber: id('change_number'),
    feedBusinessId: id('feed_business_id'),
  },
  (table) => [
    index('order_events_order').on(table.draftOrderId),
    index('order_events_feed').on(table.feedBusinessId, table.changeNumber),
    index('order_events_unnumbered').on(table.id).where(sql`${table.changeNumber} is null`),
    // What happened lately to a store's orders.
    index('order_events_store').on(table.storeId, table.at).where(sql`${table.storeId} is not null`),
    // The days on which orders ended.
    index('order_events_ended').on(table.at).where(isEnded),
    foreignKey({ columns: [table.draftOrderId], foreignColumns: [orders.draftOrderId], name: 'order_events_of_order' }),
    check('order_events_actor', sql`(${table.actor} = 'operator') = (${table.actorName} is not null)`),
    check(
      'order_events_action',
      isOneOf('action', ['pick', 'refund', 'decline_complaint', 'tell_late', 'mail_again', 'check']),
    ),
    check('order_events_status', isOneOf('status', orderStates)),
  ],
);

/** The last change number of each business's feed of orders. The row of business 0 is locked to give numbers. */
export const orderFeeds = pgTable('order_feeds', {
  businessId: id('business_id').primaryKey(),
  lastNumber: id('last_number').notNull(),
});

export const payments = pgTable(
  'payments',
  {
    id: id('id').primaryKey(),
    draftOrderId: id('draft_order_id').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    gateway: text('gateway').$type<PaymentGateway>().notNull(),
    /**
     * What is authorised on a card, additions included, or the cash that the order needs at most. Of an addition: what it
     * adds.
     */
    amount: integer('amount').notNull(),
    /** What the picked order costs, and so what is captured or collected; null until it is picked. */
    captureAmount: integer('capture_amount'),
    currency: text('currency').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    /** The payment to which this one adds for a changed order; null for others. */
    addsTo: id('adds_to'),
    /** The version of the draft that the shopper agreed to pay. */
    orderVersion: integer('order_version').notNull().default(1),
    gatewayPaymentId: text('gateway_payment_id'),
    /** The bank's page for the shopper while the payment is pending. */
    redirectUrl: text('redirect_url'),
    refusalCode: text('refusal_code').$type<PaymentRefusal['code']>(),
    responseCode: text('response_code'),
    /** What the gateway stated differently from what was requested; kept for operators. */
    mismatch: text('mismatch'),
    cardScheme: text('card_scheme'),
    /** The gateway's digest of the card's number, which recognises the same card. */
    cardFingerprint: text('card_fingerprint'),
    cardLastFour: text('card_last_four'),
    /** Whether a member's new card is to be saved, was saved, or was saved before; null when nobody asked. */
    cardSaving: text('card_saving').$type<'asked' | 'saved' | 'exists'>(),
    /** When the reconciler asks the gateway next; null when nothing is open. */
    nextCheckAt: instant('next_check_at'),
    /** How often the bank declined the operation that this state requires, after the gateway had accepted it. */
    declines: integer('declines').notNull().default(0),
    /** How often the gateway refused it at once. */
    refusals: integer('refusals').notNull().default(0),
    /** After either failure the operation is not requested again before this time. */
    retryAt: instant('retry_at'),
    /** Until then the shopper may still finish an unfinished payment. */
    deadline: instant('deadline'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('payments_order').on(table.draftOrderId),
    // Of two payments started at once for one order, the second is refused.
    uniqueIndex('payments_one_open_per_order')
      .on(table.draftOrderId)
      .where(sql`${table.state} in ('created', 'pending', 'authorised', 'capturing', 'captured', 'to_collect')`),
    // Of two changes of an order, one at a time adds to its payment.
    uniqueIndex('payments_one_addition').on(table.addsTo).where(sql`${table.state} = 'created'`),
    index('payments_additions').on(table.addsTo).where(sql`${table.addsTo} is not null`),
    foreignKey({ columns: [table.addsTo], foreignColumns: [table.id], name: 'payments_adds_to' }),
    index('payments_to_check').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    index('payments_gateway_payment').on(table.gatewayPaymentId),
    check('payments_card_saving', sql`${table.cardSaving} in ('asked', 'saved', 'exists')`),
    foreignKey({ columns: [table.draftOrderId], foreignColumns: [orders.draftOrderId], name: 'payments_of_order' }),
    check('payments_state', isOneOf('state', paymentStates)),
    check('payments_added', sql`${table.state} <> 'added' or ${table.addsTo} is not null`),
    check('payments_amount', sql`${table.amount} >= 0`),
    check('payments_capture_amount', sql`${table.captureAmount} between 0 and ${table.amount}`),
    check('payments_failures', sql`${table.declines} >= 0 and ${table.refusals} >= 0`),
    check('payments_cash', sql`(${table.method} = 'cash') = (${table.gateway} = 'cash')`),
  ],
);

/** Every state that a payment was ever in. Rows are only appended; the ledger has the money. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id('id').primaryKey(),
    paymentId: id('payment_id').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    amount: integer('amount').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('payment_events_payment').on(table.paymentId),
    foreignKey({ columns: [table.paymentId], foreignColumns: [payments.id], name: 'payment_events_of_payment' }),
    check('payment_events_state', isOneOf('state', paymentStates)),
    check('payment_events_amount', sql`${table.amount} >= 0`),
  ],
);

/** Gateway notices, each stored once: gateways deliver them at least once and in any order. */
export const gatewayNotices = pgTable('gateway_notices', {
  id: text('id').primaryKey(),
  gateway: text('gateway').$type<PaymentGateway>().notNull(),
  type: text('type').notNull(),
  reference: text('reference'),
  receivedAt: instant('received_at').notNull(),
});
