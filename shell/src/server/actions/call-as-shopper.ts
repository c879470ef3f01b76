import { createHash } from 'node:crypto';
import { isForShoppers, operationOf } from '@storefront/api/declaration/find-operation';
import type { ProblemField } from '@storefront/api/entities/problem';
import { errorMessage } from '@storefront/api/error-message';
import type { ActionReply, CallStep } from '@storefront/remote-kit/action.types';
import type { Business } from '@storefront/remote-kit/business.types';
import type { FastifyRequest } from 'fastify';
import { clientConfig } from '../../client-config';
import { type ApiConfig, apiClient } from '../api/api-client';
import { deviceNumber } from '../consent/device-number';
import type { SessionCookies } from '../session/cookies';
import { isSessionBasketGone, withoutBasketToken, withSessionBasket } from '../session/session-basket';
import { asObject, withSession } from '../session/session-body';
import { applySessionRefusal, applySessionReply } from '../session/session-reply';

interface Shopper {
  readonly config: ApiConfig;
  readonly business: Business;
  readonly cookies: SessionCookies;
  readonly accessToken?: string;
}

/** A key brings back the basket that it changed, so a key that people pass on in a URL must not count for its readers. */
const keyOfSession = (key: string, guestSession = ''): string =>
  createHash('sha256').update(`${guestSession} ${key}`).digest('base64url');

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Makes one call of an action with what the session adds, and stores what the reply says about the session.
 * @returns the reply without tokens, because it is passed to a remote's code
 * @throws Error when shoppers may not call the operation
 */
export async function callAsShopper(
  { config, business, cookies, accessToken }: Shopper,
  { operation: key, body, carried, idempotencyKey, hasKeyInUrl }: CallStep,
  request: FastifyRequest,
): Promise<ActionReply> {
  const operation = operationOf(key);
  if (!operation || !isForShoppers(operation)) throw new Error(`Actions may not call '${key}'.`);
  const { session = {} } = operation;
  if (session.usesGuestDetails || hasKeyInUrl) cookies.keepGuestSession();
  const loginDevice = session.provesDevice ? cookies.loginDevice() : undefined;
  const deviceId = deviceNumber(cookies);
  const { guestSession } = cookies;
  const { 'user-agent': userAgent } = request.headers;
  const api = apiClient(config, {
    business,
    accessToken,
    guestSession,
    loginDevice,
    userAgent,
    deviceId,
    address: request.ip,
  });
  const origin = `${request.protocol}://${request.host}`;
  const ownKey = hasKeyInUrl && idempotencyKey ? keyOfSession(idempotencyKey, guestSession) : idempotencyKey;
  const given: JsonObject = { ...body, ...(session.takesOrigin && { origin }) };
  const call = (own: JsonObject) =>
    api.send(key, withSession(session, own, clientConfig(business, deviceId), cookies), ownKey);
  // The key and the data belong together, which the type checker cannot follow for a union of all operations.
  const reply = (outcome: object) => ({ operation: key, carried, ...outcome }) as ActionReply;
  const refused = (code: string, status: number, errors?: readonly ProblemField[]) =>
    reply({ ok: false, error: { code, status, ...(errors && { errors }) } });
  try {
    const own = withSessionBasket(operation, given, cookies);
    const first = await call(own);
    const startsNewBasket = !first.ok && !operation.safe && isSessionBasketGone(own, first.error.code);
    const result = startsNewBasket ? await call(given) : first;
    if (!result.ok) {
      applySessionRefusal(session, result.error.code, cookies);
      if (result.error.status === 401 && accessToken) cookies.clearTokens();
      return refused(result.error.code, result.error.status, result.error.errors);
    }
    if (loginDevice) cookies.keepLoginDevice(loginDevice);
    const shown = applySessionReply(session, asObject(result.data), startsNewBasket ? given : own, cookies);
    return reply({ ok: true, data: withoutBasketToken(shown, session.basketToken) });
  } catch (error) {
    request.log.error({ error: errorMessage(error), operation: key }, 'a call of an action failed');
    return refused('system_error', 503);
  }
}
