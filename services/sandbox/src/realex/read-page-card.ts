import { brandOf, isCardNumber, isUnexpired } from '../checkoutcom/card-number';

export interface CardFault {
  readonly field: 'number' | 'expiry' | 'code' | 'name';
  readonly message: string;
}

/** The brands that the account takes. */
export const ACCEPTED_BRANDS: readonly string[] = ['Visa', 'Mastercard', 'Discover', 'JCB'];

interface PageCard {
  readonly number: string;
  readonly brand: string;
  readonly lastFour: string;
}

function expiryFault(expiry: string, now: Date): string | undefined {
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/?\s*(\d{2})$/.exec(expiry) ?? [];
  if (!month || Number(month) < 1 || Number(month) > 12) return 'Enter the expiry date as MM/YY';
  return isUnexpired(Number(month), 2000 + Number(year), now) ? undefined : 'This card has expired';
}

/** The card that a shopper typed, or what is wrong with it. The number is used for this request only. */
export function readPageCard(
  typed: Readonly<Record<string, string>>,
  now: Date,
): { readonly card: PageCard } | { readonly faults: readonly CardFault[] } {
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
  return { card: { number, brand: brand?.name ?? '', lastFour: number.slice(-4) } };
}
