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

/** What helps, by the gateway's response codes. */
const hints: readonly (readonly [hint: string, codes: readonly string[]])[] = [
  [cardWithoutMoney, ['20051', '20061', '20065']],
  [cardExpired, ['20054', '30033']],
  [bankTooSlow, ['20068', '20091', '20096']],
  [cardNumberUnknown, ['20014', '30015', 'card_number_invalid']],
  [cardCvvWrong, ['20082', '200N7', 'cvv_invalid']],
  [cardNotConfirmed, ['20150', '20151', '20152', '20153', '20154']],
  [cardTokenTooOld, ['token_expired', 'token_used', 'token_invalid']],
];

/** What a shopper reads after a card was refused: that it failed, why as far as the bank says, and that nothing was taken. */
export function cardRefusal(responseCode: string | null | undefined): string {
  const known = hints.find(([, codes]) => responseCode && codes.includes(responseCode));
  return `${paymentFailed}. ${known?.[0] ?? cardDeclined} ${notCharged}`;
}

export const cancelledWords = `${paymentCancelled}. ${notCharged}`;
