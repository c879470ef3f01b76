import { ADDRESSES, type DayOrderPlan, SHOPPERS } from '../../demo/people/day-plan';
import type { Caller } from '../http/operation.types';
import { addItems } from '../modules/basket/basket.service';
import { processOrder } from '../modules/checkout/process-order.service';
import { payByCash } from '../modules/payments/cash-payment.service';
import { reserveSlot } from '../modules/reservations/reserve-slot.service';
import type { Slot } from '../modules/slots/slots.repository';
import type { ServiceContext } from '../service-context';
import type { DemoShop } from './demo-shop';

/** The owner of the details of these orders. A shopper's is a keyed hash, so no order of theirs has it. */
export const DEMO_OWNER = 'demonstration';
const caller: Caller = { member: undefined, details: { owner: DEMO_OWNER, tag: DEMO_OWNER } };
const HOLDER = { session: undefined, address: undefined };

interface Placing extends Pick<DayOrderPlan, 'method' | 'basket'> {
  slot: Pick<Slot, 'slotId' | 'localDate' | 'localTime'>;
  /** Chooses the shopper and their address. */
  place: number;
}

/**
 * Orders in cash, as a shopper without an account does.
 * @returns the order's number
 */
export async function placeDemoOrder(
  context: ServiceContext,
  { business, storeId, itemIds }: DemoShop,
  { method: fulfilmentMethod, basket, slot, place }: Placing,
  now: Date,
): Promise<string> {
  const idOf = (slug: string) => {
    const id = itemIds.get(slug);
    if (id === undefined) throw new Error(`Unknown item: ${slug}`);
    return id;
  };
  const menuItems = basket.map(({ slug, quantity, wish, instead, note }) => ({
    id: idOf(slug),
    quantity,
    ...(instead && { substitute: { kind: 'item' as const, menuItemId: idOf(instead) } }),
    ...(wish && { substitute: { kind: wish } }),
    ...(note && { instructions: note }),
  }));
  const body = { storeId, fulfilmentMethod, menuItems, ageConfirmed: true };
  const { basket: made } = await addItems(context, { business, body, caller, now });
  const { basketToken } = made;
  const [addressLine1, postcode] = ADDRESSES[place % ADDRESSES.length] ?? ADDRESSES[0];
  const address =
    fulfilmentMethod === 'delivery' ? { country: 'GB', addressLine1, postcode, town: 'London' } : undefined;
  const chosen = { timeSlotDate: slot.localDate, timeSlotTime: slot.localTime, extras: { slotId: slot.slotId } };
  const reserve = { storeId, basketToken, fulfilmentMethod, ...chosen, ...(address && { postcode }) };
  await reserveSlot(context, business, reserve, caller, HOLDER, now);
  const [firstname = '', lastname = ''] = (SHOPPERS[place % SHOPPERS.length] ?? SHOPPERS[0]).split(' ');
  const contact = {
    firstname,
    lastname,
    emailAddress: '',
    phoneNumber: `07700 9002${String(place % 100).padStart(2, '0')}`,
  };
  const terms = { basketToken, storeId, fulfilmentMethod, paymentGateway: 'cash' as const };
  const draft = await processOrder(
    context,
    business,
    { ...terms, ...contact, ...(address && { fulfilmentDetails: { address } }) },
    caller,
    now,
  );
  const { draftOrderId, amount } = draft;
  const pay = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, basketToken, amount } as const;
  const { businessOrderId } = await payByCash(context, { business, caller, basketToken }, pay, now);
  if (!businessOrderId) throw new Error('The order was not placed');
  return businessOrderId;
}
