import type { SelectedAddress } from '@storefront/api/entities/address';
import { Checkout } from 'checkout-sdk-node';
import {
  type CardGateway,
  type ChargeSource,
  type GatewayOperation,
  type GatewayPayment,
  type GatewayStatus,
  GatewayUnclear,
} from '../../../context/gateway.types';
import type { CheckoutcomAccount } from './checkoutcom-account';
import { checkoutcomAdditions } from './checkoutcom-additions';
import { checkoutcomCards } from './checkoutcom-cards';
import { checkoutcomWallets } from './checkoutcom-wallets';
import { isSigned } from './is-signed';
import { listPayments } from './list-payments';
import { callGateway, gatewayError, httpStatus, lookUp } from './sdk-errors';
import { toStoredCard } from './stored-card';
import { parseWire, WireActions, WireCard, WirePayment, WirePaymentList } from './wire-payment';

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

function toGatewayPayment(reply: unknown): GatewayPayment {
  const wire = parseWire(WirePayment, reply);
  const status = statuses[wire.status ?? ''];
  if (!wire.id || !status) throw new GatewayUnclear(`An unknown payment status: ${wire.status}`);
  const responseCode = wire.response_code ?? wire.actions?.find(({ response_code }) => response_code)?.response_code;
  const { amount, currency, source, balances } = wire;
  const storedCard = source ? toStoredCard(source) : undefined;
  const redirectUrl = status === 'pending' ? wire._links?.redirect?.href : undefined;
  return {
    id: wire.id,
    status,
    reference: wire.reference ?? '',
    ...(redirectUrl && { redirectUrl }),
    ...(responseCode && { responseCode }),
    // The payment's own amount is that of its first authorisation.
    ...(typeof amount === 'number' && { amount: Math.max(amount, balances?.total_authorized ?? 0) }),
    ...(currency && { currency }),
    ...(typeof balances?.total_captured === 'number' && { captured: balances.total_captured }),
    ...(typeof balances?.total_refunded === 'number' && { refunded: balances.total_refunded }),
    ...(source?.scheme && { cardScheme: source.scheme }),
    ...(source?.fingerprint && { cardFingerprint: source.fingerprint }),
    ...(source?.last4 && { cardLastFour: source.last4 }),
    ...(storedCard && { storedCard }),
  };
}

/** An address in the gateway's fields. */
const wireAddress = ({ country, addressLine1, addressLine2, town, county, postcode }: SelectedAddress) => ({
  country,
  address_line1: addressLine1,
  ...(addressLine2 && { address_line2: addressLine2 }),
  city: town,
  ...(county && { state: county }),
  zip: postcode,
});

const ACTION_TYPES: Readonly<Record<GatewayOperation, string>> = { capture: 'Capture', void: 'Void', refund: 'Refund' };

/** What an action of a payment is called at the gateway; a refund has its own name, because there may be several. */
const actionReference = (reference: string, key: string | undefined) =>
  key === undefined ? reference : `${reference}-refund-${key}`;

const declinesOf = (operation: GatewayOperation, reference: string, reply: unknown): number =>
  parseWire(WireActions, reply).filter(
    (action) =>
      action.type === ACTION_TYPES[operation] &&
      action.approved === false &&
      (operation !== 'refund' || action.reference === reference),
  ).length;

/** What is charged, in the gateway's fields. @throws Error for a source that this gateway does not charge */
function wireSource(source: ChargeSource) {
  if (source.kind === 'token')
    return { type: 'token' as const, token: source.token, store_for_future_use: source.keep };
  if (source.kind === 'stored') return { type: 'id' as const, id: source.id, cvv: source.cvv };
  throw new Error(`Checkout.com does not charge a source of kind ${source.kind}`);
}

/**
 * An invalid key or a rate limit says nothing about the payment, so the request is repeated like after a timeout. The
 * gateway uses 403 for an operation that the payment does not allow.
 */
async function requestAction(call: () => Promise<void>): Promise<undefined> {
  try {
    await call();
    return undefined;
  } catch (error) {
    const status = httpStatus(error);
    throw [401, 429].includes(status) ? new GatewayUnclear(`Access denied: ${status}`) : gatewayError(error);
  }
}

const isNotFound = (error: unknown) => error instanceof Error && httpStatus(error) === 404;

/** Checkout.com through its SDK; `account.url` is the sandbox, the gateway's test host or its live host. */
export function checkoutcomGateway(account: CheckoutcomAccount): CardGateway {
  const cko = new Checkout(account.secretKey, {
    pk: account.publicKey,
    timeout: TIMEOUT_MS,
    httpClient: 'axios',
    // The SDK would derive the host from a merchant's subdomain; `account.url` is set below instead.
    useLegacyDomain: true,
  });
  // The SDK derives its hosts from the key; another host can only be set on its configuration.
  cko.config.host = account.url;
  const channel = account.processingChannelId ? { processing_channel_id: account.processingChannelId } : {};

  return {
    name: 'checkoutcom',
    isTest: account.environment === 'sandbox',
    browserOrigins: account.browserOrigins,
    isNoticeSigned: (raw, headers) => isSigned(raw, headers['cko-signature'], account.webhookSecret),
    wallets: checkoutcomWallets(cko, account),
    cards: checkoutcomCards(cko, channel),
    additions: checkoutcomAdditions(cko, account),
    schemeOf: (token) =>
      callGateway(async () => {
        const card = parseWire(WireCard, await cko.cardMetadata.get({ source: { type: 'token', token } }));
        return card.scheme ?? undefined;
      }),
    charge: (charge) =>
      callGateway(async () =>
        toGatewayPayment(
          await cko.payments.request(
            {
              source: wireSource(charge.source),
              amount: charge.amount,
              currency: charge.currency,
              reference: charge.reference,
              // `capture` takes the amount once the order is picked.
              capture: false,
              // Only an estimated authorisation can be added to.
              ...(account.addsToSchemes.length > 0 && { authorization_type: 'Estimated' }),
              // A card whose bank does not support 3-D Secure is charged anyway.
              '3ds': { enabled: true, attempt_n3d: true },
              success_url: charge.successUrl,
              failure_url: charge.failureUrl,
              customer: charge.customer,
              metadata: charge.metadata,
              ...channel,
            },
            charge.reference,
          ),
        ),
      ),
    find: ({ id, reference, operation, key }) =>
      lookUp(async () => {
        if (id) {
          const found = await cko.payments.get(id).catch((error: unknown) => {
            if (isNotFound(error)) return undefined;
            throw error;
          });
          if (!found) return undefined;
          const payment = toGatewayPayment(found);
          if (!operation) return payment;
          return {
            ...payment,
            operation,
            declines: declinesOf(operation, actionReference(reference, key), await cko.payments.getActions(id)),
          };
        }
        const list = parseWire(
          WirePaymentList,
          await cko.payments.getPaymentList({ limit: SEARCH_PAGE_SIZE, skip: 0, reference }),
        );
        const [known] = (list.data ?? []).filter((one) => one.reference === reference);
        // The list contains less than the payment itself; for example the bank's URL is missing.
        return known?.id ? toGatewayPayment(await cko.payments.get(known.id)) : undefined;
      }),
    list: (since, until) => lookUp(async () => (await listPayments(cko, since, until)).map(toGatewayPayment)),
    perform: (operation, { id, reference: payment, amount, attempt, key: refund }) =>
      requestAction(async () => {
        const reference = actionReference(payment, refund);
        const key = `${refund === undefined ? `${payment}-${operation}` : reference}${attempt ? `-${attempt + 1}` : ''}`;
        // A void always covers the whole amount. One capture settles an order, so the rest of the hold ends with it.
        const whole = operation === 'capture' ? { capture_type: 'Final' } : {};
        const body = operation === 'void' ? { reference } : { amount, reference, ...whole };
        await cko.payments[operation](id, body, key);
      }),
    cardSession: ({ reference, amount, currency, country, billingAddress, returnUrl }) =>
      callGateway(async () => {
        const paymentSession: unknown = await cko.paymentSessions.request({
          amount,
          currency,
          reference,
          billing: { address: billingAddress ? wireAddress(billingAddress) : { country } },
          success_url: returnUrl,
          failure_url: returnUrl,
          ...channel,
        });
        const { scriptUrl, publicKey, environment } = account;
        return { gateway: 'checkoutcom', scriptUrl, publicKey, environment, paymentSession };
      }),
  };
}
