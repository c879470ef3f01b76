/** A payment that was asked for and whose end this browser has not seen: its answer was lost, or the shopper is at their bank. */
export interface OpenPayment {
  readonly draftOrderId: number;
  readonly gateway: 'cash' | 'checkoutcom';
  /** Milliseconds since the epoch. */
  readonly since: number;
}

const KEY = 'checkout:open-payment';
/** Nothing is open for longer: the server has long given it up. */
const KEPT_MS = 2 * 3_600_000;

const isOpenPayment = (value: unknown): value is OpenPayment =>
  typeof value === 'object' &&
  value !== null &&
  'draftOrderId' in value &&
  Number.isSafeInteger(value.draftOrderId) &&
  'gateway' in value &&
  (value.gateway === 'cash' || value.gateway === 'checkoutcom') &&
  'since' in value &&
  typeof value.since === 'number' &&
  Date.now() - value.since < KEPT_MS;

/** Kept across tabs and reloads, for it is the shopper's next visit that must find it; ids alone, nothing of the card. */
export function rememberOpenPayment(payment: OpenPayment): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(payment));
  } catch {
    // A browser that keeps nothing: the mail and the bank's own way back tell the shopper.
  }
}

export function readOpenPayment(): OpenPayment | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isOpenPayment(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function forgetOpenPayment(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
