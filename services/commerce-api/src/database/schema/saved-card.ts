import type { CardGatewayName } from '@storefront/api/card-gateways';
import { foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { members } from './member';

/** Members' cards as the gateways store them: their ids there, and what people recognise them by. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: id('id').primaryKey(),
    businessId: id('business_id').notNull(),
    memberId: id('member_id').notNull(),
    gateway: text('gateway').$type<CardGatewayName>().notNull(),
    /** The gateway's id of the card, with which its account alone can charge it. */
    gatewayCardId: text('gateway_card_id').notNull(),
    /** The same card has the same one: the gateway's digest of the number, or a hosted page's unsigned description. */
    fingerprint: text('fingerprint').notNull(),
    brand: text('brand').notNull(),
    lastFour: text('last_four').notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.memberId], foreignColumns: [members.id], name: 'saved_cards_of_member' }),
    unique('saved_cards_once').on(table.memberId, table.gateway, table.fingerprint),
    index('saved_cards_gateway_card').on(table.gatewayCardId),
  ],
);
