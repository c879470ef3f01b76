import {
  bankTooSlow,
  cardCvvWrong,
  cardDeclined,
  cardExpired,
  cardNotConfirmed,
  cardNumberUnknown,
  cardTokenTooOld,
  cardWithoutMoney,
  notCharged,
  paymentCancelled,
  paymentFailed,
} from '@storefront/messages/payment';

/** Advice by the gateway's response codes. */
const hints: readonly (readonly [hint: string, codes: readonly string[]])[] = [
  [cardWithoutMoney, ['20051', '20061', '20065']],
  [cardExpired, ['20054', '30033']],
  [bankTooSlow, ['20068', '20091', '20096']],
  [cardNumberUnknown, ['20014', '30015', 'card_number_invalid']],
  [cardCvvWrong, ['20082', '200N7', 'cvv_invalid']],
  [cardNotConfirmed, ['20150', '20151', '20152', '20153', '20154', '110']],
  [cardTokenTooOld, ['token_expired', 'token_used', 'token_invalid']],
];

/** The text after a refused card: that it failed, the bank's reason if known, and that nothing was charged. */
export function cardRejectionText(responseCode: string | null | undefined): string {
  const known = hints.find(([, codes]) => responseCode && codes.includes(responseCode));
  return `${paymentFailed}. ${known?.[0] ?? cardDeclined} ${notCharged}`;
}

export const cancelledText = `${paymentCancelled}. ${notCharged}`;
