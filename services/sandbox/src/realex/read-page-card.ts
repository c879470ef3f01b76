import { brandOf, isCardNumber, isUnexpired } from '../checkoutcom/cards/card-number';
import type { CardBehaviour } from './realex.types';
import { AUTHORISED, type RealexTestCard, realexTestCards } from './realex-test-cards';

export interface CardFault {
  readonly field: 'number' | 'expiry' | 'code' | 'name';
  readonly message: string;
}

/** The brands that the account takes. */
export const ACCEPTED_BRANDS: readonly string[] = ['Visa', 'Mastercard', 'Discover', 'JCB'];

type Read = { readonly card: CardBehaviour } | { readonly faults: readonly CardFault[] };

function expiryFault(expiry: string, now: Date): string | undefined {
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/?\s*(\d{2})$/.exec(expiry) ?? [];
  if (!month || Number(month) < 1 || Number(month) > 12) return 'Enter the expiry date as MM/YY';
  return isUnexpired(Number(month), 2000 + Number(year), now) ? undefined : 'This card has expired';
}

const AUTHORISED_CARD: Pick<RealexTestCard, 'result' | 'message' | 'challenge'> = AUTHORISED;

/** The card that a shopper typed, or what is wrong with it. The number is used for this request only. */
export function readPageCard(typed: Readonly<Record<string, string>>, now: Date): Read {
  const number = (typed.number ?? '').replace(/[\s-]/g, '');
  const brand = brandOf(number);
  const expiry = expiryFault((typed.expiry ?? '').trim(), now);
  const faults: CardFault[] = [];
  if (!/^\d+$/.test(number) || !isCardNumber(number))
    faults.push({ field: 'number', message: 'Check the card number' });
  else if (!ACCEPTED_BRANDS.includes(brand?.name ?? ''))
    faults.push({ field: 'number', message: `This shop does not take ${brand?.name}` });
  if (expiry) faults.push({ field: 'expiry', message: expiry });
  if (!/^\d+$/.test(typed.code ?? '') || typed.code?.length !== (brand?.cvvLength ?? 3))
    faults.push({ field: 'code', message: 'Enter the security code' });
  if (!typed.name?.trim()) faults.push({ field: 'name', message: 'Enter the name on the card' });
  if (faults.length > 0) return { faults };
  const {
    result,
    message,
    challenge = false,
  } = realexTestCards.find((card) => card.number === number) ?? AUTHORISED_CARD;
  return {
    card: {
      brand: brand?.name ?? '',
      digits: `${number.slice(0, 6)}xxxx${number.slice(-4)}`,
      expiry: (typed.expiry ?? '').replace(/\D/g, '').padStart(4, '0'),
      name: typed.name?.trim() ?? '',
      result,
      message,
      challenge,
    },
  };
}

/** A saved card that the shopper chose, with the security code that they typed for it. */
export function readChosenCard(typed: Readonly<Record<string, string>>, card: CardBehaviour): Read {
  if (/^\d{3,4}$/.test(typed.code ?? '')) return { card };
  return { faults: [{ field: 'code', message: 'Enter the security code' }] };
}
