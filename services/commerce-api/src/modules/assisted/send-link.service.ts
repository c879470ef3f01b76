import { CARD_GATEWAYS } from '@storefront/api/card-gateways';
import { MAILS_AGAIN_PER_DAY } from '@storefront/api/constants';
import { DAY_MS, MINUTE_MS } from '@storefront/api/durations';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { paymentLinks } from '../../database/schema/payment-link';
import { reservations } from '../../database/schema/slots';
import { displayPhone } from '../../formats/display-phone';
import type { Caller } from '../../http/operation.types';
import { newId } from '../../ids';
import { Problem, refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { cachedCatalogue } from '../catalogue/catalogue-source';
import { priceDraft } from '../checkout/price-draft';
import { openPaymentOf } from '../ledger/payments.repository';
import { lockOrder } from '../orders/draft-order';
import { queueLink } from '../payment-links/queue-link';
import { extendHold, type HeldPlace } from '../slots/reservation.repository';
import { closesAt } from '../slots/slots.repository';
import { endAssistedVisit } from './end-visit';

/** A place that waits for its payment does not count for the address at which it was held, whose limit is for minutes. */
async function countForNobody(tx: Database, { reservation: { storeId, reservationId } }: HeldPlace): Promise<void> {
  const isIt = and(eq(reservations.storeId, storeId), eq(reservations.reservationId, reservationId));
  await tx.update(reservations).set({ address: null }).where(isIt);
}

/**
 * Mails and texts the shopper the link with which they pay the draft of an assisted visit. Its time is held until the link ends, and
 * the visit ends: from now on the basket is the shopper's.
 * @throws Problem assisted_visit_ended for anybody else; rate_limited for a draft that was sent often enough today; what
 * makes a draft impossible to pay
 */
export async function sendPaymentLink(
  context: ServiceContext,
  business: Business,
  { draftOrderId, basketToken }: BodyOf<'POST /payments/payment-link-send'>,
  caller: Caller,
  now: Date,
): Promise<ReplyOf<'POST /payments/payment-link-send'>> {
  const { db, keys, config } = context;
  const { assisted } = caller;
  if (!assisted) throw refuse('assisted_visit_ended');
  const cached = await cachedCatalogue(context, business.id);
  const outcome = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, { business, caller, basketToken }, draftOrderId);
    if (order.status !== 'draft') throw refuse('order_not_payable');
    if (await openPaymentOf(tx, draftOrderId)) throw refuse('payment_in_progress');
    const isOfDraft = eq(paymentLinks.draftOrderId, draftOrderId);
    const today = gt(paymentLinks.createdAt, new Date(now.getTime() - DAY_MS));
    if ((await tx.$count(paymentLinks, and(isOfDraft, today))) >= MAILS_AGAIN_PER_DAY) throw refuse('rate_limited');
    const pricing = { keys, business, cached };
    const priced = await priceDraft(tx, pricing, order, { amount: order.total, gateway: CARD_GATEWAYS[0] }, now);
    if (priced instanceof Problem) return priced;
    const cutOff = closesAt(priced.held.slot);
    const longest = new Date(now.getTime() + config.paymentLinkMinutes * MINUTE_MS);
    const endsAt = longest < cutOff ? longest : cutOff;
    await extendHold(tx, priced.held, endsAt);
    await countForNobody(tx, priced.held);
    await tx
      .update(paymentLinks)
      .set({ withdrawnAt: now })
      .where(and(isOfDraft, isNull(paymentLinks.withdrawnAt)));
    const link = {
      id: newId(),
      businessId: business.id,
      draftOrderId,
      amount: priced.order.total,
      orderVersion: priced.order.version,
      basketVersion: priced.basket.version,
      operatorId: assisted.operatorId,
      operatorName: assisted.operatorName,
      createdAt: now,
      endsAt,
    };
    await tx.insert(paymentLinks).values(link);
    const { email, phoneNumber } = order.contact;
    const isTexted = await queueLink(context, tx, link, order, now);
    await endAssistedVisit(tx, assisted.visitId, now);
    const textedTo = isTexted ? displayPhone(phoneNumber, business.settings.country) : null;
    return { endsAt: endsAt.toISOString(), email, textedTo };
  });
  // The problem is thrown after the transaction, so that the changes to the draft are committed.
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}
