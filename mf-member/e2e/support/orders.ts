import type { BrowserContext, TestInfo } from '@playwright/test';
import { callAsOperator } from '@storefront/testing/call-as-operator';
import { ShopperSession } from '@storefront/testing/shopper-session';

const BOROUGH = 101;

export interface PlacedOrder {
  readonly orderId: number;
  readonly businessOrderId: string;
  readonly draftOrderId: number;
  /** Of the basket that was ordered. */
  readonly basketToken: string;
}

interface OrderTerms {
  readonly method?: 'delivery' | 'collection';
  readonly emailAddress?: string;
  /** Of the slot's weekday, 0 being Sunday. */
  readonly isAcceptable?: (weekday: number) => boolean;
}

async function post<Reply>(
  context: BrowserContext,
  origin: string | undefined,
  path: string,
  data: object,
): Promise<Reply> {
  const headers = { origin: origin ?? '' };
  const reply = await context.request.post(`${origin}/en-gb/api${path}`, { headers, data });
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}

/** Places an order in the context's session, to be paid in cash. */
export async function placeOrder(
  context: BrowserContext,
  baseURL: string | undefined,
  { method = 'delivery', emailAddress = 'ada@example.com', isAcceptable }: OrderTerms = {},
): Promise<PlacedOrder> {
  const origin = baseURL ?? '';
  const session = new ShopperSession(context.request, origin);
  await session.chooseStore(BOROUGH, method);
  const basketToken = await session.addItem(BOROUGH, 'seeded-farmhouse-loaf-800g', 15, method);
  await session.reserveSlot(BOROUGH, basketToken, method, isAcceptable);
  const address = { country: 'GB', addressLine1: '18 Tanner Street', postcode: 'SE1 3LE', town: 'London' };
  if (method === 'delivery') await post(context, baseURL, '/checkout/delivery-address', { basketToken, address });
  return payInCash(context, baseURL, { basketToken, method, emailAddress });
}

/** Pays the basket of the context's session in cash. */
async function payInCash(
  context: BrowserContext,
  baseURL: string | undefined,
  {
    basketToken,
    method,
    emailAddress,
  }: Required<Pick<OrderTerms, 'method' | 'emailAddress'>> & { basketToken: string },
): Promise<PlacedOrder> {
  const draft = await post<{ draftOrderId: number; amount: number }>(context, baseURL, '/checkout/process-order', {
    basketToken,
    storeId: BOROUGH,
    fulfilmentMethod: method,
    paymentGateway: 'cash',
    firstname: 'Ada',
    lastname: 'Byron',
    emailAddress,
    phoneNumber: '07700 900123',
  });
  const placed = await post<Omit<PlacedOrder, 'draftOrderId' | 'basketToken'>>(
    context,
    baseURL,
    '/payments/make-payment',
    {
      paymentMethod: 'cash',
      paymentGateway: 'cash',
      draftOrderId: draft.draftOrderId,
      amount: draft.amount,
      basketToken,
    },
  );
  return { ...placed, draftOrderId: draft.draftOrderId, basketToken };
}

/** Pays the changed order of a guest, as the basket that changes it stands. @returns the changed order */
export async function payForChange(
  context: BrowserContext,
  baseURL: string | undefined,
  { draftOrderId, basketToken }: Pick<PlacedOrder, 'draftOrderId' | 'basketToken'>,
  emailAddress: string,
): Promise<PlacedOrder> {
  const body = { draftOrderId, basketToken };
  const { basket } = await post<{ basket: { basketToken: string } }>(context, baseURL, '/checkout/order-amend', body);
  return payInCash(context, baseURL, { basketToken: basket.basketToken, method: 'delivery', emailAddress });
}

/** Moves an order like an operator does. */
export const moveOrder = (info: TestInfo, businessOrderId: string, status: string) =>
  callAsOperator(info, 'order-transition', { businessOrderId, status });

/** Records where the driver of an order is. */
export const recordDriver = (info: TestInfo, businessOrderId: string, position: object) =>
  callAsOperator(info, 'driver-location', { businessOrderId, ...position });
