import type { APIRequestContext } from '@playwright/test';
import { ShopperSession } from '@storefront/testing/shopper-session';

const BOROUGH = 101;

interface OrderedLine {
  /** The slug of the item. */
  readonly item: string;
  readonly quantity: number;
  /** What comes instead if it is missing; of the kind `item` with the slug of that item. */
  readonly wish?: { readonly kind: 'none' | 'similar' | 'ask' } | { readonly kind: 'item'; readonly item: string };
  readonly note?: string;
}

interface Ordered {
  readonly lines: readonly OrderedLine[];
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

/** Places an order at Borough that is paid in cash, or by card, as a guest does through the shop's calls. @returns its number */
export async function placeOrder(
  request: APIRequestContext,
  baseURL: string | undefined,
  {
    lines,
    method = 'delivery',
    firstName = 'Priya',
    emailAddress = 'priya.nair@shopper.example',
    street = '9 Park Street',
    isPaid = false,
    note,
  }: Ordered,
): Promise<string> {
  const call = async <Reply>(path: string, data: object): Promise<Reply> => {
    const reply = await request.post(`${baseURL}/en-gb/api${path}`, { headers: { origin: baseURL ?? '' }, data });
    if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };
  const session = new ShopperSession(request, baseURL ?? '');
  let basketToken: string | undefined;
  for (const { item, quantity, wish, note } of lines) {
    const substitute = wish && {
      kind: wish.kind,
      ...(wish.kind === 'item' && { menuItemId: (await session.item(BOROUGH, wish.item)).id }),
    };
    basketToken = await session.addItem(BOROUGH, item, quantity, method, basketToken, {
      substitute,
      instructions: note,
    });
  }
  const { days } = await call<{
    days: { slots: { slotId: number; timeSlotDate: string; timeSlotTime: string; available: boolean }[] }[];
  }>('/slots/list', { storeId: BOROUGH, fulfilmentMethod: method });
  const slot = days.flatMap(({ slots }) => slots).find(({ available }) => available);
  if (!slot) throw new Error('Borough has no free slot');
  const { slotId, timeSlotDate, timeSlotTime } = slot;
  const held = { storeId: BOROUGH, basketToken, fulfilmentMethod: method, timeSlotDate, timeSlotTime };
  await call('/slots/reserve', { ...held, extras: { slotId } });
  const address = { country: 'GB', addressLine1: street, postcode: 'SE1 9GF', town: 'London' };
  if (method === 'delivery') await call('/checkout/delivery-address', { basketToken, address });
  const { draftOrderId, amount } = await call<{ draftOrderId: number; amount: number }>('/checkout/process-order', {
    basketToken,
    storeId: BOROUGH,
    fulfilmentMethod: method,
    paymentGateway: isPaid ? 'checkoutcom' : 'cash',
    ...(note && { instructions: note }),
    firstname: firstName,
    lastname: 'Nair',
    emailAddress,
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
  return businessOrderId;
}
