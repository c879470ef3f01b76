import type { CheckoutContact } from '@storefront/api/entities/checkout-contact';
import { foreignKey, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { members } from './member';

/** Visits of the shop in which an operator acts for a shopper on the phone. */
export const assistedVisits = pgTable(
  'assisted_visits',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    operatorId: id('operator_id').notNull(),
    /** The log-in at the desk with which the visit ends. */
    operatorSessionId: id('operator_session_id').notNull(),
    /** For whom: a member, or somebody without an account. */
    memberId: id('member_id'),
    name: text('name').notNull(),
    /** Of somebody without an account, for the checkout. */
    contact: jsonb('contact').$type<CheckoutContact>(),
    /** The placed order that is to be changed. */
    draftOrderId: id('draft_order_id'),
    /** Keyed hash of the link's token. */
    tokenHash: text('token_hash').notNull().unique('assisted_visits_token'),
    createdAt: instant('created_at').notNull(),
    /** Null until the link was opened, which happens once. */
    openedAt: instant('opened_at'),
    /** Until the link is opened its own end, then that of the visit. */
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    /** The owner of details of its guest session; null until it was opened. */
    detailsOwner: text('details_owner').unique('assisted_visits_owner'),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'assisted_visits_of_member' }),
    index('assisted_visits_member').on(table.memberId),
    index('assisted_visits_ends').on(table.endsAt),
  ],
);
