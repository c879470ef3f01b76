import { and, eq, inArray } from 'drizzle-orm';
import {
  type CardGateway,
  type CardStorage,
  GatewayRefused,
  GatewayUnclear,
  type StoredCard,
} from '../../context/gateway.types';
import { isCardGateway } from '../../context/gateways';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { orders, payments } from '../../database/schema/order';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { PaymentRow } from '../ledger/payment-ledger';
import { lockBoth } from '../ledger/payments.repository';
import { cardsOf, insertCard } from './saved-cards.repository';

/** The names of a member, and of the card that one of their payments may save, at the gateway. */
const namesOf = (memberId: number, paymentId: number): Pick<CardStorage, 'payer' | 'card'> => ({
  payer: `member-${memberId}`,
  card: `card-${paymentId}`,
});

/** Where a hosted page keeps the card of a member's payment; undefined when it may not keep it. */
export async function cardStorageOf(
  db: Database,
  memberId: number | null,
  { id, gateway, cardSaving }: PaymentRow,
): Promise<CardStorage | undefined> {
  if (memberId === null || cardSaving !== 'asked') return undefined;
  const cards = await cardsOf(db, memberId);
  return { ...namesOf(memberId, id), hasCards: cards.some((card) => card.gateway === gateway) };
}

/**
 * Records what became of the card of a hosted payment. Its page has saved it already, whatever becomes of the order, so
 * its member can see and remove it. A payment whose response is lost stays `asked`: its card goes with the account.
 * @param card null: the page saved none
 * @throws Problem hosted_response_invalid for a card that this payment cannot have saved
 */
export async function recordHostedCard(
  { db, gateways, clock }: Pick<ServiceContext, 'db' | 'gateways' | 'clock'>,
  { draftOrderId, id }: PaymentRow,
  card: StoredCard | null,
): Promise<void> {
  const duplicateAt = await inTransaction(db, async (tx): Promise<CardGateway | undefined> => {
    const { order, payment } = await lockBoth(tx, draftOrderId, id);
    const { businessId, memberId } = order;
    const gateway = gateways.of(businessId, payment.gateway);
    if (card && (memberId === null || gateway?.hostedPage?.cardId(namesOf(memberId, id)) !== card.id))
      throw refuse('hosted_response_invalid', 'It names the card of another payment');
    if (payment.cardSaving !== 'asked' || memberId === null || !isCardGateway(payment.gateway)) return undefined;
    const owner = { businessId, memberId, gateway: payment.gateway };
    if (card && !(await insertCard(tx, owner, card, clock.now()))) return gateway;
    await tx
      .update(payments)
      .set({ cardSaving: card && 'saved' })
      .where(eq(payments.id, id));
    return undefined;
  });
  if (!duplicateAt || !card) return;
  try {
    await duplicateAt.cards?.remove(card.id);
    await db.update(payments).set({ cardSaving: 'exists' }).where(eq(payments.id, id));
  } catch (error) {
    // It stays `asked`, like the card of a lost response.
    if (!(error instanceof GatewayRefused || error instanceof GatewayUnclear)) throw error;
  }
}

/** In these states a payment was authorised, so a page may have saved its card. */
const AUTHORISED_STATES: readonly PaymentRow['state'][] = ['captured', 'voided', 'refunded'];

/** A card at the gateway that keeps it. */
export interface GatewayCard {
  readonly gateway: PaymentRow['gateway'];
  readonly gatewayCardId: string;
}

/** The cards that hosted pages may have kept of a member although their responses were lost. */
export async function unrecordedCards(
  { db, gateways }: Pick<ServiceContext, 'db' | 'gateways'>,
  businessId: number,
  memberId: number,
): Promise<GatewayCard[]> {
  const offered = await db
    .select({ paymentId: payments.id, gateway: payments.gateway })
    .from(payments)
    .innerJoin(orders, eq(orders.draftOrderId, payments.draftOrderId))
    .where(
      and(
        eq(orders.businessId, businessId),
        eq(orders.memberId, memberId),
        eq(payments.cardSaving, 'asked'),
        inArray(payments.state, [...AUTHORISED_STATES]),
      ),
    );
  return offered.flatMap(({ paymentId, gateway }) => {
    const gatewayCardId = gateways.of(businessId, gateway)?.hostedPage?.cardId(namesOf(memberId, paymentId));
    return gatewayCardId ? [{ gateway, gatewayCardId }] : [];
  });
}
