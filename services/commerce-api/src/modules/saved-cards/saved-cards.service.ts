import { isAcceptedBrand } from '@storefront/api/card-brands';
import type { SavedCard } from '@storefront/api/entities/saved-card';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { cardBrandRefused, cardExists } from '@storefront/messages/payment';
import { eq } from 'drizzle-orm';
import { GatewayRefused, GatewayUnclear } from '../../context/gateway.types';
import { isCardGateway } from '../../context/gateways';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { savedCards } from '../../database/schema/saved-card';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { returnUrl } from '../businesses/return-url';
import { type GatewayCard, unrecordedCards } from './hosted-cards';
import {
  cardOfMember,
  cardsOf,
  insertCard,
  isSharedCard,
  type SavedCardRow,
  savedCardView,
} from './saved-cards.repository';

type Cards = Pick<ServiceContext, 'db' | 'gateways'>;

const shownCards = async (db: Database, memberId: number) => (await cardsOf(db, memberId)).map(savedCardView);

/** A member's cards, the newest first, and how another can be added. */
export async function listCards(
  { db, gateways }: Cards,
  business: Business,
  memberId: number,
): Promise<ReplyOf<'GET /member/cards'>> {
  const hosted = gateways.forCards(business.id);
  return {
    cards: await shownCards(db, memberId),
    canAdd: keepingGateway({ gateways }, business) !== undefined,
    ...(hosted?.hostedPage?.savesCards && { areSavedByPaying: true }),
  };
}

/** The business's card gateway if it keeps a card without a payment. */
function keepingGateway({ gateways }: Pick<Cards, 'gateways'>, { id, settings }: Business) {
  const gateway = settings.paymentMethods.includes('card') ? gateways.forCards(id) : undefined;
  const keep = gateway?.cards?.keep;
  return gateway && keep ? { ...gateway, keep } : undefined;
}

/**
 * Begins the gateway's card form for a card that is saved without a payment.
 * @throws Problem card_not_accepted when the gateway keeps no cards
 */
export async function memberCardSession(
  cards: Cards,
  business: Business,
  { returnUrl: back }: BodyOf<'POST /member/card-session'>,
): Promise<ReplyOf<'POST /member/card-session'>> {
  const gateway = keepingGateway(cards, business);
  if (!gateway) throw refuse('card_not_accepted', 'The business keeps no cards');
  const { currency, country } = business.settings;
  try {
    return await gateway.cardSession({
      reference: `card-form-${newId()}`,
      amount: 0,
      currency,
      country,
      billingAddress: null,
      returnUrl: returnUrl(business, back),
    });
  } catch (error) {
    if (error instanceof GatewayRefused || error instanceof GatewayUnclear) throw refuse('payment_gateway_unavailable');
    throw error;
  }
}

/** Saves a card by a token of the gateway's form, after the bank has checked it by a payment of nothing. */
export async function addCard(
  { db, gateways }: Cards,
  business: Business,
  memberId: number,
  { token }: BodyOf<'POST /member/card'>,
  now: Date,
): Promise<SavedCard> {
  const gateway = keepingGateway({ gateways }, business);
  if (!gateway || !isCardGateway(gateway.name)) throw refuse('card_not_accepted');
  const owner = { businessId: business.id, memberId, gateway: gateway.name };
  try {
    const scheme = await gateway.schemeOf(token);
    if (scheme !== undefined && !isAcceptedBrand(scheme)) throw refuse('card_brand_not_accepted', cardBrandRefused);
    const stored = await gateway.keep(token, {
      reference: `card-check-${newId()}`,
      currency: business.settings.currency,
    });
    if (!isAcceptedBrand(stored.scheme)) throw refuse('card_brand_not_accepted', cardBrandRefused);
    const card = await inTransaction(db, (tx) => insertCard(tx, owner, stored, now));
    if (!card) throw refuse('card_exists', cardExists);
    return savedCardView(card);
  } catch (error) {
    if (error instanceof GatewayRefused) throw refuse('card_not_accepted', 'The card details were not accepted');
    if (error instanceof GatewayUnclear) throw refuse('payment_gateway_unavailable');
    throw error;
  }
}

/**
 * Removes a card at the gateway, then here: a process that ends in between leaves a card that can be removed again. A
 * card that another member has saved too stays at the gateway.
 */
export async function deleteCard(
  { db, gateways }: Cards,
  business: Business,
  memberId: number,
  { cardId }: BodyOf<'DELETE /member/card'>,
): Promise<ReplyOf<'DELETE /member/card'>> {
  const card = await cardOfMember(db, memberId, cardId);
  if (!card) throw refuse('card_not_found');
  await removeCard({ db, gateways }, business, card);
  return { cards: await shownCards(db, memberId) };
}

/** A card that could not be removed, and why. */
interface KeptCard extends GatewayCard {
  readonly error: unknown;
}

/**
 * Removes every card of a member, like `deleteCard`, and those that a gateway keeps without our knowledge. One that cannot
 * be removed does not keep the others.
 */
export async function removeAllCards(cards: Cards, business: Business, memberId: number): Promise<KeptCard[]> {
  const kept: KeptCard[] = [];
  const tryEach = async <Card extends GatewayCard>(found: readonly Card[], remove: (card: Card) => Promise<void>) => {
    for (const card of found)
      await remove(card).catch((error: unknown) => {
        kept.push({ gateway: card.gateway, gatewayCardId: card.gatewayCardId, error });
      });
  };
  await tryEach(await cardsOf(cards.db, memberId), (card) => removeCard(cards, business, card));
  await tryEach(await unrecordedCards(cards, business.id, memberId), ({ gateway, gatewayCardId }) =>
    atGateway(async () => cards.gateways.of(business.id, gateway)?.cards?.remove(gatewayCardId)),
  );
  return kept;
}

/** @throws Problem payment_gateway_unavailable when the gateway refuses or does not answer */
async function atGateway(call: () => Promise<void>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (error instanceof GatewayRefused || error instanceof GatewayUnclear) throw refuse('payment_gateway_unavailable');
    throw error;
  }
}

/** @throws Problem payment_gateway_unavailable */
async function removeCard({ db, gateways }: Cards, business: Business, card: SavedCardRow): Promise<void> {
  const gateway = gateways.of(business.id, card.gateway);
  await atGateway(async () => {
    if (gateway?.cards && !(await isSharedCard(db, card))) await gateway.cards.remove(card.gatewayCardId);
  });
  await db.delete(savedCards).where(eq(savedCards.id, card.id));
}
