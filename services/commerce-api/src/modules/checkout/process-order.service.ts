import { isDeepStrictEqual } from 'node:util';
import type { SelectedAddress } from '@storefront/api/entities/address';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import type { OrderRow } from '../../database/order-row';
import { orders } from '../../database/schema/order';
import { normaliseEmail } from '../../formats/normalise-email';
import { normalisePhone } from '../../formats/normalise-phone';
import type { Caller } from '../../http/operation.types';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { type BasketRow, lockOpenBasket } from '../basket/basket.repository';
import { hasOpenChange } from '../basket/lines/line-changes';
import { detailsOf } from '../basket/owners/personal-details';
import { orderedCount, type PricedBasket, pricedBasket } from '../basket/prices/priced-basket';
import type { Business } from '../businesses/businesses.repository';
import { cachedCatalogue } from '../catalogue/catalogue-source';
import { validateAddress } from '../location/check-address';
import { hasAccount, memberById, mustVerify } from '../member/member.repository';
import { firstNameOf } from '../operators/live-visit';
import { assertAmends } from '../orders/amendments/amended-order';
import { writeOrderLines } from '../orders/order-lines.repository';
import { countUnits, moveHoldToPlace } from '../reservations/settle-hold';
import { type HeldPlace, latestReservation } from '../slots/reservation.repository';
import { closesAt, reservationView } from '../slots/slots.repository';
import { allowsMethod, methodRefused } from '../stores/accepted-methods';
import { storeState } from '../stores/opening';
import { readStore, type Store } from '../stores/stores.repository';
import { assertNotBlocked } from './blocked-shoppers';
import { assertDelivers } from './checkout.service';
import { sameLines } from './same-lines';

type Body = BodyOf<'POST /checkout/process-order'>;

/** The shopper's choices: store, fulfilment method and payment method. */
type OrderChoices = Pick<Body, 'storeId' | 'fulfilmentMethod' | 'paymentGateway'>;

type Lines = PricedBasket['lines'];

/** The item is gone, and the shopper has not agreed to an order without it. */
export const isAbsenceOpen = ({ row, price }: Lines[number]): boolean => !price.available && !row.absenceAccepted;

const CHARGED_METHODS = ['card', 'apple_pay', 'google_pay'] as const;

/** Checks everything that an order requires, both when it is drafted and when it is paid. */
export function assertCanOrder(
  business: Business,
  store: Store,
  basket: BasketRow,
  { lines, totals }: Pick<PricedBasket, 'lines' | 'totals'>,
  body: OrderChoices,
  now: Date,
): void {
  if (basket.storeId !== body.storeId || basket.fulfilmentMethod !== body.fulfilmentMethod)
    throw refuse('different_store');
  if (lines.some(isAbsenceOpen)) throw refuse('basket_changed', 'Item is no longer available.');
  if (orderedCount(lines) === 0) throw refuse('basket_empty');
  if (storeState(store, now, business.settings.timeZone) === 'closed')
    throw refuse(
      'store_closed',
      'Your selected store has closed. You cannot complete checkout until the store reopens.',
    );
  // A gateway charges cards and wallets; the payment itself says which, and is checked again.
  const methods = body.paymentGateway === 'cash' ? (['cash'] as const) : CHARGED_METHODS;
  if (!methods.some((method) => allowsMethod(business, store, method))) throw methodRefused(methods[0]);
  if (totals.missingToMinimum > 0) throw refuse('below_minimum_spend');
}

/** @throws Problem cash_limit_exceeded for an order above what the business takes in cash */
export function assertCashAllowed({ settings }: Business, gateway: Body['paymentGateway'], total: number): void {
  const { cashLimit } = settings;
  if (gateway === 'cash' && cashLimit && total > cashLimit)
    throw refuse('cash_limit_exceeded', `Cash is accepted up to ${cashLimit}`);
}

/**
 * The reservation that the basket still holds at its store, or that is kept for it.
 * @throws Problem slot_required, slot_expired
 */
export function requireHeldPlace(held: HeldPlace | undefined, basket: BasketRow, now: Date): HeldPlace {
  if (!held || held.reservation.state === 'released') throw refuse('slot_required');
  const { state, expiresAt } = held.reservation;
  // The confirmed place is that of the order which this basket is to replace.
  const stillHeld = (state === 'held' && expiresAt > now) || state === 'confirmed';
  if (!stillHeld || closesAt(held.slot) <= now) throw refuse('slot_expired', 'This slot has now expired');
  if (held.slot.storeId !== basket.storeId || held.slot.method !== basket.fulfilmentMethod)
    throw refuse('slot_required');
  return held;
}

function deliveryAddressOf(
  business: Business,
  basket: BasketRow,
  body: Body,
  stored: SelectedAddress | null,
): SelectedAddress | null {
  if (basket.fulfilmentMethod === 'collection') return null;
  const given = body.fulfilmentDetails?.address ?? stored;
  if (!given) throw refuse('address_required');
  return validateAddress(business, given, 'countries');
}

/**
 * Adapts the hold to an order: to the delivery zone of its address, and to the number of its items.
 * @returns the place as it is held now; its fee may have changed with the zone
 * @throws Problem slot_not_at_address, slot_units_full, out_of_delivery_area
 */
export async function settleHold(
  tx: Database,
  basket: BasketRow,
  held: HeldPlace,
  { address, lines }: { address: SelectedAddress | null; lines: PricedBasket['lines'] },
): Promise<HeldPlace> {
  const place = address ? await assertDelivers(tx, basket, address) : undefined;
  // A kept place stays as it is until the new order takes it over.
  if (held.reservation.state === 'confirmed') {
    if (place && held.reservation.zoneId !== (place.zone?.id ?? null)) throw refuse('slot_not_at_address');
    return held;
  }
  if (place && !(await moveHoldToPlace(tx, held.reservation, place))) throw refuse('slot_not_at_address');
  const isCounted = await countUnits(tx, held.reservation, orderedCount(lines));
  return place || isCounted ? ((await latestReservation(tx, basket.id)) ?? held) : held;
}

/** True when the new draft's sums and details equal what the shopper agreed to. */
function isUnchanged(known: OrderRow, draft: Partial<OrderRow>): boolean {
  const {
    basketVersion: _version,
    reservationId: _hold,
    billingAddress: _billing,
    detailsOwner: _by,
    ...agreed
  } = draft;
  return Object.entries(agreed).every(([key, value]) => isDeepStrictEqual(known[key as keyof OrderRow], value));
}

async function isUnverified(db: Database, business: Business, { member }: Caller): Promise<boolean> {
  if (!business.settings.features.verifyRegistration || !member) return false;
  const known = await memberById(db, member.memberId, business.id);
  return known !== undefined && mustVerify(known, business);
}

/**
 * Creates the draft order of a basket, or updates its existing draft.
 * @throws Problem guest_session_required: anybody with the basket's token could change a draft without a session, which
 * the shopper would then pay
 */
export async function processOrder(
  context: ServiceContext,
  business: Business,
  body: Body,
  caller: Caller,
  now: Date,
): Promise<ReplyOf<'POST /checkout/process-order'>> {
  const { db, keys } = context;
  const { details } = caller;
  if (!details) throw refuse('guest_session_required');
  const { country, currency, features } = business.settings;
  const contact = {
    firstName: body.firstname.trim(),
    lastName: body.lastname.trim(),
    email: normaliseEmail(body.emailAddress),
    phoneNumber: normalisePhone(body.phoneNumber, country),
  };
  if (await isUnverified(db, business, caller)) throw refuse('verification_required');
  const cached = await cachedCatalogue(context, business.id);
  return inTransaction(db, async (tx) => {
    const basket = await lockOpenBasket(tx, business.id, body.basketToken);
    await assertAmends(tx, basket, caller, now);
    const store = await readStore(tx, business.id, body.storeId);
    if (!caller.member && !(store.guestCheckout && features.guestCheckout))
      throw refuse('guest_checkout_disabled', 'Please Login or Create An Account to order with this store');
    const shopper = { memberId: caller.member?.memberId ?? null, email: contact.email };
    const price = () => pricedBasket(tx, keys, { business, basket, store, shopper, cached }, now);
    const first = await price();
    assertCanOrder(business, store, basket, first, body, now);
    await assertNotBlocked(tx, keys, business.id, shopper);
    if (hasOpenChange(first.lines, business.settings.itemLimit)) throw refuse('basket_changed');
    const held = requireHeldPlace(first.place, basket, now);
    const slotId = body.fulfilmentDetails?.slotId;
    if (slotId !== undefined && slotId !== held.slot.slotId) throw refuse('slot_changed');
    const stored = detailsOf(basket, caller, now);
    const isGuestByChoice = stored.contact?.asGuest === true && stored.contact.email === contact.email;
    // Only an order that is ready otherwise learns this, so that it cannot be used as a directory.
    if (!caller.member && !isGuestByChoice && (await hasAccount(tx, business.id, contact.email)))
      throw refuse('email_needs_login', 'You need to login to use this email');
    const deliveryAddress = deliveryAddressOf(business, basket, body, stored.deliveryAddress);
    const { reservation, slot } = await settleHold(tx, basket, held, { address: deliveryAddress, lines: first.lines });
    // Another zone has another fee.
    const priced = reservation.fee === held.reservation.fee ? first : await price();
    const { lines, totals, breakdown } = priced;
    assertCashAllowed(business, body.paymentGateway, totals.total);
    const draft = {
      businessId: business.id,
      storeId: store.id,
      basketId: basket.id,
      memberId: caller.member?.memberId ?? null,
      detailsOwner: details.owner,
      assistedBy: caller.assisted ? firstNameOf(caller.assisted.operatorName) : null,
      assistedOperatorId: caller.assisted?.operatorId ?? null,
      assistedVisitId: caller.assisted?.visitId ?? null,
      status: 'draft' as const,
      fulfilmentMethod: basket.fulfilmentMethod,
      contact: { ...contact, ...(stored.contact?.textUpdates && { textUpdates: true }) },
      deliveryAddress,
      billingAddress: stored.billingAddress,
      instructions: body.instructions ?? null,
      totals,
      total: totals.total,
      breakdown,
      couponId: basket.couponId,
      currency,
      itemCount: orderedCount(lines),
      basketVersion: basket.version,
      reservationId: reservation.reservationId,
      slotId: slot.slotId,
      slotStartsAt: slot.startsAt,
      slotEndsAt: slot.endsAt,
      platform: body.platform ?? null,
      channel: body.channel ?? null,
      messagingDeviceId: body.messagingDeviceId ?? null,
      referralCustomerId: body.referralCustomerId ?? null,
      referralPartnerId: body.referralPartnerId ?? null,
    };
    // The basket's row is locked, so no other request can create its draft between this read and the write.
    const [known] = await tx.select().from(orders).where(eq(orders.basketId, basket.id));
    const draftOrderId = known?.draftOrderId ?? newId();
    if (known) {
      // A payment that has started stays valid while nothing of its order changes, neither sums nor items.
      const isSame = isUnchanged(known, draft) && (await sameLines(tx, known, basket));
      const version = isSame ? known.version : known.version + 1;
      await tx
        .update(orders)
        .set({ ...draft, version })
        .where(eq(orders.draftOrderId, draftOrderId));
    } else await tx.insert(orders).values({ ...draft, draftOrderId, createdAt: now });
    await writeOrderLines(tx, draftOrderId, lines);
    return {
      draftOrderId,
      amount: totals.total,
      currency,
      totals,
      reservation: reservationView(reservation, slot, now),
    };
  });
}
