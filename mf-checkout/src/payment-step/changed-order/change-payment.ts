import type { Basket } from '@storefront/api/entities/basket';
import { currentTime } from '@storefront/bus/current-time';
import { timeAndDay } from '@storefront/dates/time-and-day';
import { paymentNotExtendable, paymentNotExtended } from '@storefront/messages/payment';
import { formatMoney } from '@storefront/money/format-money';

/** How a changed order can be paid by the payment of the order before. */
export interface ChangePayment {
  /** The button. */
  readonly label: string;
  /** What happens with the money. */
  readonly text: string;
}

/**
 * What happens when a changed order is paid by the payment of the order before, in words; undefined when it must be paid
 * for in full, or is in cash. @param total in pence
 */
export function changePayment(
  { amends }: Pick<Basket, 'amends'>,
  total: number,
  currency: string,
): ChangePayment | undefined {
  const payment = amends?.payment;
  if (!payment || typeof amends.total !== 'number') return undefined;
  const missing = total - payment.amount;
  if (missing > 0 && !payment.isExtendable) return undefined;
  const money = (amount: number) => formatMoney(amount, { currency });
  const difference = total - amends.total;
  const by = money(Math.abs(difference));
  const picked = `your card is charged ${money(total)} in all when your order is picked`;
  if (missing > 0)
    return {
      label: `Pay ${by} more`,
      text: `Your bank is asked for ${money(missing)} more, on the card that you paid with. Nothing is paid twice: ${picked}.`,
    };
  if (payment.isTaken) {
    const back = payment.amount - total;
    return {
      label: back > 0 ? `Change the order · ${money(back)} back` : 'Change the order',
      text:
        back > 0
          ? `You get ${money(back)} back: it goes to your card when your order is picked.`
          : 'You pay nothing more: what you have paid covers the changed order.',
    };
  }
  if (difference < 0)
    return {
      label: `Change the order · ${by} back`,
      text: `You get ${by} back: it is only held on your card, and never taken. You pay nothing now: ${picked}.`,
    };
  const covered = difference > 0 ? ` The ${by} more is held on your card already.` : '';
  return { label: 'Change the order', text: `You pay nothing now: ${picked}.${covered}` };
}

const CHOSEN = 'The changed order is paid for in full, as a new payment.';
const NOT_POSSIBLE =
  'Nothing can be added to the payment of your order, so the changed order is paid for in full, as a new payment.';

/** Why an addition was refused earlier, or is not possible at all. */
const refusedTexts = { declined: paymentNotExtended, not_supported: paymentNotExtendable } as const;

/**
 * Why a changed order is paid for in full by a new payment, and what becomes of the first one; undefined for cash, and when
 * it need not be.
 * @param instead whether the shopper chose to pay in full, or was just told why they must
 */
export function wholeReason(
  { amends }: Pick<Basket, 'amends'>,
  total: number,
  currency: string,
  instead?: 'chosen' | 'refused',
): string | undefined {
  const payment = amends?.payment;
  if (!payment || (!instead && (total <= payment.amount || payment.isExtendable))) return undefined;
  const only = formatMoney(total, { currency });
  const why = instead === 'chosen' ? CHOSEN : payment.refused ? refusedTexts[payment.refused] : NOT_POSSIBLE;
  const then = payment.heldUntil
    ? `Your bank may hold both amounts until ${timeAndDay(new Date(payment.heldUntil), currentTime())}; only ${only} is taken.`
    : `The ${formatMoney(payment.amount, { currency })} that you have paid goes back to you; only ${only} is taken.`;
  return instead === 'refused' ? then : `${why} ${then}`;
}
