import { Checkout } from 'checkout-sdk-node';
import {
  type CardGateway,
  type GatewayOperation,
  type GatewayPayment,
  GatewayRefused,
  type GatewayStatus,
  GatewayUnclear,
} from '../gateway.types';
import type { CheckoutcomAccount } from './checkoutcom-account';
import { isSigned } from './is-signed';

/** Page size when searching payments by reference; there is normally one, and a few when a charge was repeated. */
const SEARCH_PAGE_SIZE = 10;

/** The SDK's timeout, shorter than that of the API's callers so that they get a reply from us. */
const TIMEOUT_MS = 8_000;

const statuses: Readonly<Record<string, GatewayStatus>> = {
  Pending: 'pending',
  Authorized: 'authorised',
  'Card Verified': 'authorised',
  Captured: 'captured',
  'Partially Captured': 'captured',
  Declined: 'declined',
  Canceled: 'cancelled',
  Expired: 'cancelled',
  Voided: 'voided',
  Refunded: 'refunded',
  'Partially Refunded': 'captured',
};

/** A payment as received; all fields are optional until they were validated. */
interface WirePayment {
  id?: string;
  status?: string;
  reference?: string;
  response_code?: string;
  actions?: { response_code?: string }[];
  amount?: number;
  currency?: string;
  balances?: { total_captured?: number };
  source?: { scheme?: string; last4?: string };
  _links?: { redirect?: { href?: string } };
}

function toGatewayPayment(wire: WirePayment): GatewayPayment {
  const status = statuses[wire.status ?? ''];
  if (!wire.id || !status) throw new GatewayUnclear(`An unknown payment status: ${wire.status}`);
  const responseCode = wire.response_code ?? wire.actions?.find(({ response_code }) => response_code)?.response_code;
  return {
    id: wire.id,
    status,
    reference: wire.reference ?? '',
    ...(wire._links?.redirect?.href && status === 'pending' && { redirectUrl: wire._links.redirect.href }),
    ...(responseCode && { responseCode }),
    ...(wire.amount !== undefined && { amount: wire.amount }),
    ...(wire.currency && { currency: wire.currency }),
    ...(wire.balances?.total_captured !== undefined && { captured: wire.balances.total_captured }),
    ...(wire.source?.scheme && { cardScheme: wire.source.scheme }),
    ...(wire.source?.last4 && { cardLastFour: wire.source.last4 }),
  };
}

const ACTION_TYPES: Readonly<Record<GatewayOperation, string>> = { capture: 'Capture', void: 'Void', refund: 'Refund' };

function declinesOf(operation: GatewayOperation, actions: unknown): number {
  if (!Array.isArray(actions)) throw new GatewayUnclear('The actions of a payment are not a list');
  return actions.filter((action: { type?: string; approved?: boolean }) => {
    return action.type === ACTION_TYPES[operation] && action.approved === false;
  }).length;
}

function bodyOf(error: unknown): { error_codes?: unknown } {
  return typeof error === 'object' && error !== null && 'body' in error && typeof error.body === 'object'
    ? ((error.body as object | null) ?? {})
    : {};
}

/** Converts an SDK error to one of two: the request was refused, or its outcome is unknown. */
function gatewayError(error: unknown): Error {
  if (error instanceof GatewayRefused || error instanceof GatewayUnclear) return error;
  const status = typeof error === 'object' && error !== null && 'http_code' in error ? Number(error.http_code) : 0;
  // 408 is the SDK's own timeout; 409 means that the same request is still being processed.
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) {
    const { error_codes: codes } = bodyOf(error);
    return new GatewayRefused(Array.isArray(codes) && codes.length ? String(codes[0]) : `http_${status}`);
  }
  return new GatewayUnclear(error instanceof Error ? error.message : String(error));
}

async function callGateway<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw gatewayError(error);
  }
}

/**
 * A refused look-up (invalid key, rate limit) says nothing about the payment: the outcome stays unknown and is asked
 * for again.
 */
async function lookUp<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await callGateway(call);
  } catch (error) {
    throw error instanceof GatewayRefused ? new GatewayUnclear(`The look-up was refused: ${error.message}`) : error;
  }
}

/**
 * An invalid key or a rate limit says nothing about the payment, so the request is repeated like after a timeout. The
 * gateway uses 403 for an operation that the payment does not allow.
 */
async function requestAction(call: () => Promise<void>): Promise<void> {
  try {
    await call();
  } catch (error) {
    const status = typeof error === 'object' && error !== null && 'http_code' in error ? Number(error.http_code) : 0;
    throw [401, 429].includes(status) ? new GatewayUnclear(`Access denied: ${status}`) : gatewayError(error);
  }
}

const isNotFound = (error: unknown) =>
  error instanceof Error && 'http_code' in error && Number(error.http_code) === 404;

/** Checkout.com through its SDK; `account.url` is the sandbox, the gateway's test host or its live host. */
export function checkoutcomGateway(account: CheckoutcomAccount): CardGateway {
  const cko = new Checkout(account.secretKey, {
    pk: account.publicKey,
    timeout: TIMEOUT_MS,
    httpClient: 'axios',
    // The SDK would derive the host from a merchant's subdomain; `account.url` is set below instead.
    useLegacyDomain: true,
  } as never);
  // The SDK derives its hosts from the key; another host can only be set on its configuration.
  (cko as unknown as { config: { host: string } }).config.host = account.url;
  const channel = account.processingChannelId ? { processing_channel_id: account.processingChannelId } : {};

  return {
    name: 'checkoutcom',
    browserOrigins: account.browserOrigins,
    isNoticeSigned: (raw, headers) => isSigned(raw, headers['cko-signature'], account.webhookSecret),
    schemeOf: (token) =>
      callGateway(async () => {
        const card = (await cko.cardMetadata.get({ source: { type: 'token', token } })) as { scheme?: unknown };
        return typeof card.scheme === 'string' ? card.scheme : undefined;
      }),
    charge: (charge) =>
      callGateway(async () =>
        toGatewayPayment(
          (await cko.payments.request(
            {
              source: { type: 'token', token: charge.token },
              amount: charge.amount,
              currency: charge.currency,
              reference: charge.reference,
              // `capture` takes the amount once the order is placed.
              capture: false,
              // A card whose bank does not support 3-D Secure is charged anyway.
              '3ds': { enabled: true, attempt_n3d: true },
              success_url: charge.successUrl,
              failure_url: charge.failureUrl,
              customer: charge.customer,
              metadata: charge.metadata,
              ...channel,
            } as never,
            charge.reference,
          )) as WirePayment,
        ),
      ),
    find: ({ id, reference, operation }) =>
      lookUp(async () => {
        if (id) {
          const found = await cko.payments.get(id).catch((error: unknown) => {
            if (isNotFound(error)) return undefined;
            throw error;
          });
          if (!found) return undefined;
          const payment = toGatewayPayment(found as WirePayment);
          if (!operation) return payment;
          return {
            ...payment,
            operation,
            declines: declinesOf(operation, (await cko.payments.getActions(id)) as unknown),
          };
        }
        const list = (await cko.payments.getPaymentList({
          limit: SEARCH_PAGE_SIZE,
          skip: 0,
          reference,
        } as never)) as {
          data?: WirePayment[];
        };
        const [known] = (list.data ?? []).filter((one) => one.reference === reference);
        // The list contains less than the payment itself; for example the bank's URL is missing.
        return known?.id ? toGatewayPayment((await cko.payments.get(known.id)) as WirePayment) : undefined;
      }),
    perform: (operation, { id, reference, amount, attempt }) =>
      requestAction(async () => {
        const key = `${reference}-${operation}${attempt ? `-${attempt + 1}` : ''}`;
        // A void always covers the whole amount.
        const body = (operation === 'void' ? { reference } : { amount, reference }) as never;
        await cko.payments[operation](id, body, key);
      }),
    cardSession: ({ reference, amount, currency, country, returnUrl }) =>
      callGateway(async () => {
        const paymentSession: unknown = await cko.paymentSessions.request({
          amount,
          currency,
          reference,
          billing: { address: { country } },
          success_url: returnUrl,
          failure_url: returnUrl,
          ...channel,
        } as never);
        const { scriptUrl, publicKey, environment } = account;
        return { gateway: 'checkoutcom', scriptUrl, publicKey, environment, paymentSession };
      }),
  };
}
