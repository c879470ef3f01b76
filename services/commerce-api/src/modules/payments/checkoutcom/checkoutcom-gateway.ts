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

/** Payments of one reference: there is one, and a few more when a charge was repeated. */
const SAME_REFERENCE_MAX = 10;

/** The SDK's own waiting time; the API's caller waits longer, so that an answer is ours to give. */
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

/** A payment as it comes over the wire; everything is optional until it was looked at. */
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

function paymentOf(wire: WirePayment): GatewayPayment {
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

const ACTIONS: Readonly<Record<GatewayOperation, string>> = { capture: 'Capture', void: 'Void', refund: 'Refund' };

function declinesOf(deed: GatewayOperation, actions: unknown): number {
  if (!Array.isArray(actions)) throw new GatewayUnclear('The actions of a payment are not a list');
  return actions.filter((action: { type?: string; approved?: boolean }) => {
    return action.type === ACTIONS[deed] && action.approved === false;
  }).length;
}

function bodyOf(error: unknown): { error_codes?: unknown } {
  return typeof error === 'object' && error !== null && 'body' in error && typeof error.body === 'object'
    ? ((error.body as object | null) ?? {})
    : {};
}

/** What the SDK throws, as one of two: it was not done, or nobody knows. */
function failure(error: unknown): Error {
  if (error instanceof GatewayRefused || error instanceof GatewayUnclear) return error;
  const status = typeof error === 'object' && error !== null && 'http_code' in error ? Number(error.http_code) : 0;
  // 408 is the SDK's word for its own time-out, 409 says that the same request is being carried out.
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) {
    const { error_codes: codes } = bodyOf(error);
    return new GatewayRefused(Array.isArray(codes) && codes.length ? String(codes[0]) : `http_${status}`);
  }
  return new GatewayUnclear(error instanceof Error ? error.message : String(error));
}

async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw failure(error);
  }
}

/** A look-up that is refused (a key, a limit) tells nothing of the payment: nobody knows, and it is asked again. */
async function lookUp<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await asked(call);
  } catch (error) {
    throw error instanceof GatewayRefused ? new GatewayUnclear(`The look-up was refused: ${error.message}`) : error;
  }
}

/** A key that is not known, or too many calls, says nothing of the payment: it is asked for again like what got no answer. 403 is the gateway's word for what this payment does not allow. */
async function requestAction(call: () => Promise<void>): Promise<void> {
  try {
    await call();
  } catch (error) {
    const status = typeof error === 'object' && error !== null && 'http_code' in error ? Number(error.http_code) : 0;
    throw [401, 429].includes(status) ? new GatewayUnclear(`Not let in: ${status}`) : failure(error);
  }
}

const isNotFound = (error: unknown) =>
  error instanceof Error && 'http_code' in error && Number(error.http_code) === 404;

/** Checkout.com through its own SDK; `account.url` leads it to the sandbox, to their test host or to the live one. */
export function checkoutcomGateway(account: CheckoutcomAccount): CardGateway {
  const cko = new Checkout(account.secretKey, {
    pk: account.publicKey,
    timeout: TIMEOUT_MS,
    httpClient: 'axios',
    // It would make the host out of a merchant's subdomain; ours is `account.url`, set below.
    useLegacyDomain: true,
  } as never);
  // The SDK knows its hosts by the key; another one can be set on its configuration alone.
  (cko as unknown as { config: { host: string } }).config.host = account.url;
  const channel = account.processingChannelId ? { processing_channel_id: account.processingChannelId } : {};

  return {
    name: 'checkoutcom',
    schemeOf: (token) =>
      asked(async () => {
        const card = (await cko.cardMetadata.get({ source: { type: 'token', token } })) as { scheme?: unknown };
        return typeof card.scheme === 'string' ? card.scheme : undefined;
      }),
    charge: (charge) =>
      asked(async () =>
        paymentOf(
          (await cko.payments.request(
            {
              source: { type: 'token', token: charge.token },
              amount: charge.amount,
              currency: charge.currency,
              reference: charge.reference,
              // The sum is taken by `capture`, once the order stands.
              capture: false,
              // A card whose bank knows no 3-D Secure is charged all the same.
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
    find: ({ id, reference, deed }) =>
      lookUp(async () => {
        if (id) {
          const found = await cko.payments.get(id).catch((error: unknown) => {
            if (isNotFound(error)) return undefined;
            throw error;
          });
          if (!found) return undefined;
          const payment = paymentOf(found as WirePayment);
          if (!deed) return payment;
          return { ...payment, deed, declines: declinesOf(deed, (await cko.payments.getActions(id)) as unknown) };
        }
        const list = (await cko.payments.getPaymentList({
          limit: SAME_REFERENCE_MAX,
          skip: 0,
          reference,
        } as never)) as {
          data?: WirePayment[];
        };
        const [known] = (list.data ?? []).filter((one) => one.reference === reference);
        // The list tells less than the payment itself: the bank's address, for one.
        return known?.id ? paymentOf((await cko.payments.get(known.id)) as WirePayment) : undefined;
      }),
    carryOut: (deed, { id, reference, amount, attempt }) =>
      requestAction(async () => {
        const key = `${reference}-${deed}${attempt ? `-${attempt + 1}` : ''}`;
        // A void is of the whole.
        const body = (deed === 'void' ? { reference } : { amount, reference }) as never;
        await cko.payments[deed](id, body, key);
      }),
    cardSession: ({ reference, amount, currency, country, returnUrl }) =>
      asked(() =>
        cko.paymentSessions.request({
          amount,
          currency,
          reference,
          billing: { address: { country } },
          success_url: returnUrl,
          failure_url: returnUrl,
          ...channel,
        } as never),
      ),
  };
}
