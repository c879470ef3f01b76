import type { SelectedAddress } from '@storefront/api/entities/address';
import type { Basket } from '@storefront/api/entities/basket';
import type { BodyOf } from '@storefront/api/operation-types';
import type { Database } from '../../database/database.types';
import { normaliseEmail } from '../../formats/normalise-email';
import { normalisePhone } from '../../formats/normalise-phone';
import type { Caller } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { type BasketRow, changeBasket } from '../basket/basket.repository';
import { withBasket } from '../basket/basket.service';
import { ownDetails } from '../basket/owners/personal-details';
import type { Business } from '../businesses/businesses.repository';
import { validateAddress } from '../location/check-address';
import { addressOfMember } from '../member/address-book.repository';
import { followAddress } from '../reservations/settle-hold';
import { storesDeliveringTo } from '../stores/stores.repository';
import type { DeliveryPlace } from '../stores/stores.service';

type AddressBody = BodyOf<'POST /checkout/delivery-address'>;

/** A typed address, or one from the caller's address book. */
async function chosenAddress(
  db: Database,
  business: Business,
  body: AddressBody,
  { member }: Caller,
  list: 'countries' | 'billingCountries',
): Promise<SelectedAddress> {
  if (body.addressId !== undefined) {
    const found = member && (await addressOfMember(db, member.memberId, body.addressId));
    if (!found) throw refuse('address_not_found');
    const { addressId: _id, isDefault: _default, ...address } = found;
    return validateAddress(business, address, list);
  }
  if (!body.address) throw refuse('address_required');
  return validateAddress(business, body.address, list);
}

/**
 * Refuses an address that the basket's store does not deliver to.
 * @returns the address's place, with its delivery zone; undefined for a basket that is collected
 */
export async function assertDelivers(
  db: Database,
  basket: BasketRow,
  { postcode }: SelectedAddress,
): Promise<DeliveryPlace | undefined> {
  if (basket.fulfilmentMethod !== 'delivery' || basket.storeId === null) return undefined;
  const delivering = await storesDeliveringTo(db, postcode);
  if (!delivering.has(basket.storeId)) throw refuse('out_of_delivery_area');
  return { postcode, zone: delivering.get(basket.storeId) };
}

export function setDeliveryAddress(
  context: ServiceContext,
  business: Business,
  body: AddressBody,
  caller: Caller,
  now: Date,
): Promise<Basket> {
  return withBasket(context, { business, body, caller, now }, async (tx, basket) => {
    const deliveryAddress = await chosenAddress(tx, business, body, caller, 'countries');
    const place = await assertDelivers(tx, basket, deliveryAddress);
    if (place) await followAddress(tx, basket, place);
    await changeBasket(tx, basket, { ...ownDetails(basket, caller, now), deliveryAddress }, now);
  });
}

export function setBillingAddress(
  context: ServiceContext,
  business: Business,
  body: AddressBody,
  caller: Caller,
  now: Date,
): Promise<Basket> {
  return withBasket(context, { business, body, caller, now }, async (tx, basket) => {
    const billingAddress = await chosenAddress(tx, business, body, caller, 'billingCountries');
    await changeBasket(tx, basket, { ...ownDetails(basket, caller, now), billingAddress }, now);
  });
}

export function setContactDetails(
  context: ServiceContext,
  business: Business,
  { basketToken, contact }: BodyOf<'POST /checkout/contact-details'>,
  caller: Caller,
  now: Date,
): Promise<Basket> {
  const normal = {
    firstName: contact.firstName.trim(),
    lastName: contact.lastName.trim(),
    email: normaliseEmail(contact.email),
    phoneNumber: normalisePhone(contact.phoneNumber, business.settings.country),
    ...(contact.asGuest && !caller.member && { asGuest: true }),
    ...(contact.textUpdates && { textUpdates: true }),
  };
  return withBasket(context, { business, body: { basketToken }, caller, now }, (tx, basket) =>
    changeBasket(tx, basket, { ...ownDetails(basket, caller, now), contact: normal }, now),
  );
}

/** Keeps the instructions with the other details of this session's checkout, which marks their step as done. */
export function setInstructions(
  context: ServiceContext,
  business: Business,
  { basketToken, instructions }: BodyOf<'POST /checkout/instructions'>,
  caller: Caller,
  now: Date,
): Promise<Basket> {
  return withBasket(context, { business, body: { basketToken }, caller, now }, (tx, basket) =>
    changeBasket(tx, basket, { ...ownDetails(basket, caller, now), instructions: instructions.trim() }, now),
  );
}
