import type { APIRequestContext } from '@playwright/test';
import { callShop, type Ordered, type PlacedOrder, payForBasket } from './place-order';

interface ChangedBasket {
  readonly basketToken: string;
  readonly lines: readonly { readonly basketLineId: number; readonly quantity: number }[];
}

/** Opens a placed order to change it: a basket with its lines. The order stands until that basket is paid for. */
export async function openChange(
  request: APIRequestContext,
  baseURL: string | undefined,
  { draftOrderId, basketToken }: PlacedOrder,
): Promise<ChangedBasket> {
  const order = { draftOrderId, basketToken };
  return (await callShop<{ basket: ChangedBasket }>(request, baseURL, '/checkout/order-amend', order)).basket;
}

/** Adds one to the first line of an opened order, and pays for it. @returns the changed order, with its old number */
export async function payForOneMore(
  request: APIRequestContext,
  baseURL: string | undefined,
  { basketToken, lines: [line] }: ChangedBasket,
  ordered: Omit<Ordered, 'lines'>,
): Promise<PlacedOrder> {
  const menuItem = { quantity: (line?.quantity ?? 0) + 1 };
  await callShop(request, baseURL, '/basket/update-item', { basketToken, basketLineId: line?.basketLineId, menuItem });
  return payForBasket(request, baseURL, basketToken, ordered);
}
