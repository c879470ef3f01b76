import type { CardGatewayName } from '@storefront/api/card-gateways';
import type { SavedCard } from '@storefront/api/entities/saved-card';
import { and, desc, eq } from 'drizzle-orm';
import type { StoredCard } from '../../context/gateway.types';
import type { Database } from '../../database/database.types';
import { savedCards } from '../../database/schema/saved-card';
import { recordTransition } from '../../database/transitions';
import { newId } from '../../ids';

export type SavedCardRow = typeof savedCards.$inferSelect;

/** Whose card it is, and which gateway keeps it. */
export interface CardOwner {
  businessId: number;
  memberId: number;
  gateway: CardGatewayName;
}

/** A card as its member sees it. */
export const savedCardView = ({ id, gateway, brand, lastFour, expiryMonth, expiryYear }: SavedCardRow): SavedCard => ({
  cardId: id,
  paymentGateway: gateway,
  brand,
  lastFour,
  expiryMonth,
  expiryYear,
});

/** A member's cards, the newest first. */
export function cardsOf(db: Database, memberId: number): Promise<SavedCardRow[]> {
  return db
    .select()
    .from(savedCards)
    .where(eq(savedCards.memberId, memberId))
    .orderBy(desc(savedCards.createdAt), desc(savedCards.id));
}

/** A browser brings what a hosted page says of a card, and the page's signature does not cover it. */
const STATES_CARDS_ITSELF: Readonly<Record<CardGatewayName, boolean>> = { checkoutcom: true, realex: false };

/** A member's cards whose fingerprints come from the gateway, so that no shopper can have written them. */
export const cardsStatedByGateways = async (db: Database, memberId: number): Promise<SavedCardRow[]> =>
  (await cardsOf(db, memberId)).filter(({ gateway }) => STATES_CARDS_ITSELF[gateway]);

/** A card of this member; other members' cards are not found. */
export async function cardOfMember(db: Database, memberId: number, cardId: number): Promise<SavedCardRow | undefined> {
  const [card] = await db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.id, cardId), eq(savedCards.memberId, memberId)));
  return card;
}

/** Saves a card; undefined when the member has it already. */
export async function insertCard(
  tx: Database,
  { businessId, memberId, gateway }: CardOwner,
  { id: gatewayCardId, fingerprint, scheme: brand, lastFour, expiryMonth, expiryYear }: StoredCard,
  now: Date,
): Promise<SavedCardRow | undefined> {
  const known = { fingerprint, brand, lastFour, expiryMonth, expiryYear };
  const [card] = await tx
    .insert(savedCards)
    .values({ id: newId(), businessId, memberId, gateway, gatewayCardId, ...known, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (card) await recordTransition(tx, 'card', 'none', 'saved');
  return card;
}

/** Whether another member has saved the same card of the gateway, which must therefore keep it. */
export async function isSharedCard(db: Database, { id, gatewayCardId }: SavedCardRow): Promise<boolean> {
  const rows = await db
    .select({ id: savedCards.id })
    .from(savedCards)
    .where(eq(savedCards.gatewayCardId, gatewayCardId));
  return rows.some((other) => other.id !== id);
}
