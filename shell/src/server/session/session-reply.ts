import type { SessionEffects } from '@storefront/api/declaration/session-effects';
import Type from 'typebox';
import Value from 'typebox/value';
import { COOKIE, type SessionCookies } from './cookies';
import { rememberLastStore } from './last-store';
import { FulfilmentSchema, StoreSchema } from './place';

type JsonObject = Readonly<Record<string, unknown>>;

const TokensSchema = Type.Object({
  access_token: Type.String(),
  expires_in: Type.Number(),
  refresh_token: Type.String(),
});

/**
 * Stores in cookies what a successful reply says about the session.
 * @param sent the call's body, if it was a JSON object
 * @returns the reply without what only the session may know
 */
export function applySessionReply(
  effects: SessionEffects,
  reply: JsonObject,
  sent: JsonObject | undefined,
  cookies: SessionCookies,
): JsonObject {
  if (effects.opensAssistedVisit) return openVisit(effects, reply, cookies);
  if (effects.endsAssistedVisit) {
    cookies.endAssistedVisit();
    return reply;
  }
  if (effects.endsSession) {
    cookies.clearTokens();
    // It is the member's, and returns with the next log-in.
    cookies.clear(COOKIE.basket);
  }
  const tokens = effects.givesTokens && tokensIn(reply);
  if (effects.endsSession || tokens) cookies.beginGuestSession();
  if (effects.takesReferralCode && tokens) cookies.clear(COOKIE.friend);
  if (effects.choosesStore) keepStore(reply.store, sent?.fulfilmentMethod ?? reply.fulfilmentMethod, cookies);
  if (effects.choosesMethod && Value.Check(FulfilmentSchema, sent?.fulfilmentMethod))
    cookies.setPlace({ ...cookies.place, fulfilment: sent.fulfilmentMethod });
  if (effects.placedOrder && typeof reply[effects.placedOrder] === 'number') rememberLastStore(cookies);
  const basketToken = effects.basketToken && fieldAt(reply, effects.basketToken);
  if (typeof basketToken === 'string' && !(effects.placedOrder && hasOtherBasket(sent, cookies)))
    cookies.setBasket(basketToken);
  if (effects.endsOperatorSession) cookies.clear(COOKIE.operator);
  const known = effects.provesDevice ? withoutDevice(reply, cookies) : reply;
  const ofHandheld = effects.givesHandheld ? withoutHandheld(known, cookies) : known;
  const shown = effects.givesOperatorToken ? withoutOperatorToken(ofHandheld, cookies) : ofHandheld;
  if (!effects.givesTokens) return shown;
  const { access_token, expires_in, refresh_token, token_type, ...rest } = shown;
  if (tokens) cookies.setTokens(tokens);
  return rest;
}

/** Moves the secrets of an assisted visit into cookies. @returns for whom it is, and until when */
function openVisit(effects: SessionEffects, reply: JsonObject, cookies: SessionCookies): JsonObject {
  const { guestSession, tokens, basketToken, ...shown } = reply;
  if (typeof guestSession !== 'string') return reply;
  cookies.beginAssistedVisit(guestSession, Value.Check(TokensSchema, tokens) ? tokens : undefined);
  if (effects.basketToken && typeof basketToken === 'string') cookies.setBasket(basketToken);
  return shown;
}

/**
 * Whether the session has another basket than the one that the order's call was sent with: another tab has begun it, and
 * the basket that follows the order must not replace it.
 */
const hasOtherBasket = (sent: JsonObject | undefined, { basketToken }: SessionCookies): boolean =>
  basketToken !== undefined && sent?.basketToken !== basketToken;

/** Keeps the new secret of a device that was not known to the account before. */
function withoutDevice(reply: JsonObject, cookies: SessionCookies): JsonObject {
  const { loginDevice, ...rest } = reply;
  if (typeof loginDevice !== 'string') return reply;
  cookies.keepLoginDevice(loginDevice);
  return rest;
}

/** Keeps the secret that makes this browser a handheld. */
function withoutHandheld(reply: JsonObject, cookies: SessionCookies): JsonObject {
  const { handheldSecret, ...rest } = reply;
  if (typeof handheldSecret === 'string') cookies.setHandheld(handheldSecret);
  return rest;
}

/** Keeps the token of an operator's session; a first step of the log-in has none. */
function withoutOperatorToken(reply: JsonObject, cookies: SessionCookies): JsonObject {
  const { operatorToken, expiresIn, ...rest } = reply;
  if (typeof operatorToken === 'string' && typeof expiresIn === 'number')
    cookies.setOperatorToken(operatorToken, expiresIn);
  return rest;
}

/** The tokens of a log-in; one that a provider refuses has none. */
function tokensIn({ access_token, expires_in, refresh_token }: JsonObject) {
  const tokens = { access_token, expires_in, refresh_token };
  return Value.Check(TokensSchema, tokens) ? tokens : undefined;
}

/** Forgets a referral code that registration refuses, so that the next attempt succeeds without it. */
export function applySessionRefusal(
  { takesReferralCode }: SessionEffects,
  code: unknown,
  cookies: SessionCookies,
): void {
  if (takesReferralCode && code === 'referral_code_invalid') cookies.clear(COOKIE.friend);
}

/** Whether a reply must be parsed. */
export const readsReply = (effects: SessionEffects): boolean =>
  Boolean(
    effects.opensAssistedVisit ||
      effects.endsAssistedVisit ||
      effects.provesDevice ||
      effects.givesTokens ||
      effects.givesOperatorToken ||
      effects.givesHandheld ||
      effects.endsOperatorSession ||
      effects.endsSession ||
      effects.takesReferralCode ||
      effects.choosesStore ||
      effects.choosesMethod ||
      effects.placedOrder ||
      effects.basketToken,
  );

function keepStore(store: unknown, fulfilmentMethod: unknown, cookies: SessionCookies): void {
  if (typeof store !== 'object' || store === null) return;
  const { id, slug, name } = store as JsonObject;
  const chosen = { id, slug, name };
  const fulfilment = Value.Check(FulfilmentSchema, fulfilmentMethod) ? fulfilmentMethod : cookies.place.fulfilment;
  if (Value.Check(StoreSchema, chosen)) cookies.setPlace({ ...cookies.place, fulfilment, store: chosen });
}

function fieldAt(object: JsonObject, path: string): unknown {
  let value: unknown = object;
  for (const name of path.split('.'))
    value = typeof value === 'object' && value !== null ? (value as JsonObject)[name] : undefined;
  return value;
}
