import { HOUR_MS } from '@storefront/api/durations';
import { cardGatewayNamed, type OrderGateway } from '../payment-gateway';

/** A payment whose outcome this browser has not seen: the reply was lost, or the shopper is at their bank. */
export interface OpenPayment {
  readonly draftOrderId: number;
  readonly gateway: OrderGateway;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

const STORAGE_KEY = 'checkout:open-payment';
/** No payment stays open longer; the server has cancelled it by then. */
const MAX_AGE_MS = 2 * HOUR_MS;

const isOpenPayment = (value: unknown): value is OpenPayment =>
  typeof value === 'object' &&
  value !== null &&
  'draftOrderId' in value &&
  Number.isSafeInteger(value.draftOrderId) &&
  'gateway' in value &&
  (value.gateway === 'cash' || cardGatewayNamed(value.gateway) !== undefined) &&
  'since' in value &&
  typeof value.since === 'number' &&
  Date.now() - value.since < MAX_AGE_MS;

/** Stored across tabs and reloads, because the shopper's next visit must find it; only ids, no card data. */
export function rememberOpenPayment(payment: OpenPayment): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(payment));
  } catch {
    // Without storage, the mail and the bank's return URL inform the shopper.
  }
}

export function readOpenPayment(): OpenPayment | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isOpenPayment(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function forgetOpenPayment(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // As above.
  }
}
