import type { APIRequestContext } from '@playwright/test';
import { ShopperSession } from '@storefront/testing/shopper-session';

/** A store of the demonstration, and an address to which it delivers. */
interface OrderingStore {
  readonly storeId: number;
  readonly postcode: string;
  readonly town: string;
}

const borough: OrderingStore = { storeId: 101, postcode: 'SE1 9GF', town: 'London' };

interface OrderedLine {
  /** The slug of the item. */
  readonly item: string;
  readonly quantity: number;
  /** What comes instead if it is missing; of the kind `item` with the slug of that item. */
  readonly wish?: { readonly kind: 'none' | 'similar' | 'ask' } | { readonly kind: 'item'; readonly item: string };
  readonly note?: string;
}

interface FreeSlot {
  readonly slotId: number;
  readonly timeSlotDate: string;
  readonly timeSlotTime: string;
  readonly available: boolean;
}

export interface Ordered {
  readonly lines: readonly OrderedLine[];
  /** Borough unless given. */
  readonly store?: OrderingStore;
  /** Which slot is wanted; the first free one unless given. */
  readonly isWanted?: (slot: FreeSlot) => boolean;
  readonly method?: 'delivery' | 'collection';
  readonly firstName?: string;
  /** A guest is known by it: a test that changes a guest has one of its own. */
  readonly emailAddress?: string;
  readonly street?: string;
  /** For the driver. */
  readonly note?: string;
  /** Paid by card instead of in cash. */
  readonly isPaid?: boolean;
}

export interface PlacedOrder {
  readonly businessOrderId: string;
  readonly draftOrderId: number;
  /** Of the basket that was ordered. */
  readonly basketToken: string;
}

/** Calls the shop as the shopper of `request`. @throws Error with the status and the problem when the reply is not a success */
export async function callShop<Reply>(
  request: APIRequestContext,
  baseURL: string | undefined,
  path: string,
  data: object,
): Promise<Reply> {
  const reply = await request.post(`${baseURL}/en-gb/api${path}`, { headers: { origin: baseURL ?? '' }, data });
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

/** Places an order that is paid in cash, or by card, as a guest does through the shop's calls. @returns its number */
export async function placeOrder(
  request: APIRequestContext,
  baseURL: string | undefined,
  ordered: Ordered,
): Promise<string> {
  return (await orderAsGuest(request, baseURL, ordered)).businessOrderId;
}

/** The same, with what the shopper needs to change it. */
export async function orderAsGuest(
  request: APIRequestContext,
  baseURL: string | undefined,
  ordered: Ordered,
): Promise<PlacedOrder> {
  const { lines, store = borough, isWanted, method = 'delivery', street = '9 Park Street' } = ordered;
  const { storeId, postcode, town } = store;
  const call = <Reply>(path: string, data: object) => callShop<Reply>(request, baseURL, path, data);
  const session = new ShopperSession(request, baseURL ?? '');
  let basketToken: string | undefined;
  for (const { item, quantity, wish, note } of lines) {
    const substitute = wish && {
      kind: wish.kind,
      ...(wish.kind === 'item' && { menuItemId: (await session.item(storeId, wish.item)).id }),
    };
    basketToken = await session.addItem(storeId, item, quantity, method, basketToken, {
      substitute,
      instructions: note,
    });
  }
  if (!basketToken) throw new Error('An order has at least one line');
  const { days } = await call<{ days: { slots: FreeSlot[] }[] }>('/slots/list', { storeId, fulfilmentMethod: method });
  const slot = days.flatMap(({ slots }) => slots).find((one) => one.available && (isWanted?.(one) ?? true));
  if (!slot) throw new Error('The store has no free slot');
  const { slotId, timeSlotDate, timeSlotTime } = slot;
  const held = { storeId, basketToken, fulfilmentMethod: method, timeSlotDate, timeSlotTime };
  await call('/slots/reserve', { ...held, extras: { slotId } });
  const address = { country: 'GB', addressLine1: street, postcode, town };
  if (method === 'delivery') await call('/checkout/delivery-address', { basketToken, address });
  return payForBasket(request, baseURL, basketToken, ordered);
}

/** Checks a basket out and pays for it. */
export async function payForBasket(
  request: APIRequestContext,
  baseURL: string | undefined,
  basketToken: string,
  ordered: Omit<Ordered, 'lines'>,
): Promise<PlacedOrder> {
  const { store = borough, method = 'delivery', isPaid = false, note } = ordered;
  const call = <Reply>(path: string, data: object) => callShop<Reply>(request, baseURL, path, data);
  const { draftOrderId, amount } = await call<{ draftOrderId: number; amount: number }>('/checkout/process-order', {
    basketToken,
    storeId: store.storeId,
    fulfilmentMethod: method,
    paymentGateway: isPaid ? 'checkoutcom' : 'cash',
    ...(note && { instructions: note }),
    firstname: ordered.firstName ?? 'Priya',
    lastname: 'Nair',
    emailAddress: ordered.emailAddress ?? 'priya.nair@shopper.example',
    phoneNumber: '07700 900417',
  });
  const pay = { draftOrderId, basketToken, amount };
  const card = async () => {
    const session = { basketToken, returnUrl: `${baseURL}/checkout` };
    const { scriptUrl, publicKey } = await call<{ scriptUrl: string; publicKey: string }>(
      '/payments/card-session',
      session,
    );
    const made = await request.post(new URL('/checkoutcom/tokens', scriptUrl).href, {
      headers: { authorization: `Bearer ${publicKey}` },
      data: { type: 'card', number: '4242424242424242', expiry_month: 12, expiry_year: 2099, cvv: '100' },
    });
    const { token } = (await made.json()) as { token: string };
    const back = { successUrl: session.returnUrl, failureUrl: session.returnUrl, cancelUrl: session.returnUrl };
    return { paymentMethod: 'card', paymentGateway: 'checkoutcom', token, ...back };
  };
  const by = isPaid ? await card() : { paymentMethod: 'cash', paymentGateway: 'cash' };
  const { businessOrderId } = await call<{ businessOrderId: string }>('/payments/make-payment', { ...by, ...pay });
  return { businessOrderId, draftOrderId, basketToken };
}
