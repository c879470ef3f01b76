import type { Operation } from '@storefront/api/declaration/operation';
import type { SessionEffects } from '@storefront/api/declaration/session-effects';
import type { SessionCookies } from './cookies';
import { asObject } from './session-body';

type JsonObject = Readonly<Record<string, unknown>>;

/** The refusal of a call whose basket was ordered elsewhere or has expired. */
const BASKET_NOT_FOUND = 'basket_not_found';

/** The body with the session's basket, if the operation takes one and the session has one. */
export function withSessionBasket(operation: Operation, body: JsonObject, cookies: SessionCookies): JsonObject {
  const { basketToken } = cookies;
  return basketToken && takesBasket(operation) ? { ...body, basketToken } : body;
}

/** Whether a call was refused because the session's basket no longer exists; without it the call starts a new one. */
export const isSessionBasketGone = (body: JsonObject, code: string): boolean =>
  body.basketToken !== undefined && code === BASKET_NOT_FOUND;

/** A reply without the basket's token, which only the session may know. */
export function withoutBasketToken(reply: JsonObject, at: SessionEffects['basketToken']): JsonObject {
  const { basketToken, ...rest } = reply;
  if (at === 'basketToken') return rest;
  if (at !== 'basket.basketToken' || !reply.basket) return reply;
  const { basketToken: _hidden, ...basket } = asObject(reply.basket);
  return { ...reply, basket };
}

const takesBasket = ({ body }: Operation): boolean => 'basketToken' in asObject(asObject(body).properties);
