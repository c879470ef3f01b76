import type { SelectedAddress } from '@storefront/api/entities/address';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { orders } from '../../database/schema/order';
import type { Caller } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { type BasketRow, changeBasket, lockOpenBasket } from '../basket/basket.repository';
import { getOpenOrNextBasket } from '../basket/next-basket';
import { detailsOf, ownDetails } from '../basket/owners/personal-details';
import type { Business } from '../businesses/businesses.repository';
import { addressesOf } from '../member/address-book.repository';
import { memberById } from '../member/member.repository';
import { followAddress } from '../reservations/settle-hold';
import { latestReservation } from '../slots/reservation.repository';
import { storesDeliveringTo } from '../stores/stores.repository';
import { readCheckout } from './read-checkout.service';

/**
 * Fills in a member's checkout from their account and earlier orders, so that a member with everything stored only pays.
 * Once anything was entered, and with anything missing, nothing is filled in: the steps ask.
 * @throws Problem basket_not_found
 */
export async function prepareCheckout(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /checkout/prepare'>,
  caller: Caller,
  now: Date,
): Promise<ReplyOf<'POST /checkout/prepare'>> {
  const { member } = caller;
  if (member)
    await inTransaction(context.db, async (tx) => {
      const found = await getOpenOrNextBasket(tx, business.id, body.basketToken);
      if (!found) return;
      const basket = await lockOpenBasket(tx, business.id, found.token);
      const { contact, deliveryAddress, instructions } = detailsOf(basket, caller, now);
      if (contact || deliveryAddress || instructions !== null) return;
      const known = await knownDetails(tx, business, basket, member.memberId);
      if (known) await changeBasket(tx, basket, { ...ownDetails(basket, caller, now), ...known }, now);
    });
  return readCheckout(context, business, body, caller, now);
}

type Details = Pick<BasketRow, 'contact' | 'deliveryAddress' | 'instructions'>;

/** What is known of how a member orders this basket; undefined unless it is enough for an order. */
async function knownDetails(
  tx: Database,
  business: Business,
  basket: BasketRow,
  memberId: number,
): Promise<Details | undefined> {
  const earlier = await earlierOrders(tx, memberId);
  const member = await memberById(tx, memberId, business.id);
  const phoneNumber = member?.mobileContactNumber ?? earlier[0]?.contact.phoneNumber;
  if (!member?.firstname || !member.lastname || !phoneNumber) return undefined;
  const { firstname: firstName, lastname: lastName, emailAddress: email } = member;
  const textUpdates = earlier[0]?.contact.textUpdates && { textUpdates: true };
  const contact = { firstName, lastName, email, phoneNumber, ...textUpdates };
  if (basket.fulfilmentMethod !== 'delivery') {
    const same = earlier.find(({ storeId, deliveryAddress }) => storeId === basket.storeId && !deliveryAddress);
    return { contact, deliveryAddress: null, instructions: same?.instructions ?? '' };
  }
  const deliveryAddress = await addressAtHold(tx, basket, memberId, earlier);
  if (!deliveryAddress || basket.storeId === null) return undefined;
  const { postcode } = deliveryAddress;
  const delivering = await storesDeliveringTo(tx, postcode);
  if (!delivering.has(basket.storeId)) return undefined;
  await followAddress(tx, basket, { postcode, zone: delivering.get(basket.storeId) });
  const same = earlier.find((order) => order.deliveryAddress && isSame(order.deliveryAddress, deliveryAddress));
  return { contact, deliveryAddress, instructions: same?.instructions ?? '' };
}

/** Enough to find the last order to each of a member's usual places. */
const EARLIER_ORDERS = 20;

type EarlierOrder = Pick<typeof orders.$inferSelect, 'contact' | 'deliveryAddress' | 'instructions' | 'storeId'>;

/** A member's last orders, the newest first. */
const earlierOrders = (tx: Database, memberId: number): Promise<EarlierOrder[]> =>
  tx
    .select({
      contact: orders.contact,
      deliveryAddress: orders.deliveryAddress,
      instructions: orders.instructions,
      storeId: orders.storeId,
    })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), isNotNull(orders.placedAt), isNull(orders.changedInto)))
    .orderBy(desc(orders.placedAt))
    .limit(EARLIER_ORDERS);

/**
 * The member's address at the postcode that the time is held for: the default one, the only one, or the one that was
 * last delivered to.
 */
async function addressAtHold(
  tx: Database,
  basket: BasketRow,
  memberId: number,
  earlier: readonly EarlierOrder[],
): Promise<SelectedAddress | undefined> {
  const postcode = (await latestReservation(tx, basket.id))?.reservation.postcode;
  if (!postcode) return undefined;
  const isThere = (address: SelectedAddress) => comparable(address.postcode) === comparable(postcode);
  const there = (await addressesOf(tx, memberId)).filter(isThere);
  const found = there.find(({ isDefault }) => isDefault) ?? (there.length === 1 ? there[0] : undefined);
  if (!found) return earlier.flatMap(({ deliveryAddress }) => deliveryAddress ?? []).find(isThere);
  const { addressId: _id, isDefault: _default, ...address } = found;
  return address;
}

const comparable = (postcode: string): string => postcode.replace(/\s/g, '').toUpperCase();

const isSame = (one: SelectedAddress, other: SelectedAddress): boolean =>
  one.addressLine1 === other.addressLine1 && comparable(one.postcode) === comparable(other.postcode);
