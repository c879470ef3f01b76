import type { SelectedAddress } from '@storefront/api/entities/address';
import type { BasketTotals } from '@storefront/api/entities/basket';
import type { CheckoutContact } from '@storefront/api/entities/checkout-contact';
import type { PaymentMethod } from '@storefront/api/entities/enumerations';
import type { ItemImages } from '@storefront/api/entities/menu-item';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { OrderState } from '../../modules/orders/order-status';
import type { PaymentState } from '../../modules/orders/payment-state';
import { id, instant } from './columns';

export interface OrderedOption {
  optionId: number;
  optionName: string;
  valueId: number;
  valueName: string;
  quantity: number;
  extraCost: number;
}

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
    status: text('status').$type<OrderState>().notNull(),
    fulfilmentMethod: text('fulfilment_method').$type<'delivery' | 'collection'>().notNull(),
    contact: jsonb('contact').$type<CheckoutContact>().notNull(),
    deliveryAddress: jsonb('delivery_address').$type<SelectedAddress>(),
    billingAddress: jsonb('billing_address').$type<SelectedAddress>(),
    instructions: text('instructions'),
    totals: jsonb('totals').$type<BasketTotals>().notNull(),
    total: integer('total').notNull(),
    currency: text('currency').notNull(),
    itemCount: integer('item_count').notNull(),
    basketVersion: integer('basket_version').notNull(),
    reservationId: id('reservation_id'),
    slotId: id('slot_id'),
    slotStartsAt: instant('slot_starts_at'),
    slotEndsAt: instant('slot_ends_at'),
    platform: text('platform'),
    channel: text('channel'),
    nextBasketToken: text('next_basket_token'),
    createdAt: instant('created_at').notNull(),
    placedAt: instant('placed_at'),
  },
  (table) => [
    index('orders_member').on(table.memberId, table.placedAt),
    index('orders_placed').on(table.placedAt),
    index('orders_store').on(table.storeId, table.placedAt),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: id('id').primaryKey(),
    draftOrderId: id('draft_order_id').notNull(),
    itemId: id('item_id').notNull(),
    name: text('name').notNull(),
    images: jsonb('images').$type<ItemImages>().notNull(),
    quantity: integer('quantity').notNull(),
    options: jsonb('options').$type<OrderedOption[]>().notNull(),
    unitTotal: integer('unit_total').notNull(),
    lineTotal: integer('line_total').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('order_lines_order').on(table.draftOrderId)],
);

export const orderEvents = pgTable(
  'order_events',
  {
    id: id('id').primaryKey(),
    draftOrderId: id('draft_order_id').notNull(),
    status: text('status').$type<OrderState>().notNull(),
    note: text('note'),
    at: instant('at').notNull(),
  },
  (table) => [index('order_events_order').on(table.draftOrderId)],
);

export const payments = pgTable(
  'payments',
  {
    id: id('id').primaryKey(),
    draftOrderId: id('draft_order_id').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    gateway: text('gateway').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('payments_order').on(table.draftOrderId)],
);

/** The ledger: every state that a payment was ever in; rows are only added. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: id('id').primaryKey(),
    paymentId: id('payment_id').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    amount: integer('amount').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('payment_events_payment').on(table.paymentId)],
);
