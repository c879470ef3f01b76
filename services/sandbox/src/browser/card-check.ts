import { brandOf, isCardNumber, isUnexpired } from '../checkoutcom/cards/card-number';

export type FieldName = 'number' | 'expiry' | 'cvv' | 'name';

/** '4 / 29', '0429' and '04/2029' all mean April 2029. */
export function readExpiry(text: string): { month: number; year: number } | undefined {
  const match = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(text);
  if (!match) return undefined;
  const month = Number(match[1]);
  const year = Number(match[2]);
  return month >= 1 && month <= 12 ? { month, year: year < 100 ? 2000 + year : year } : undefined;
}

function numberFault(digits: string): string | undefined {
  if (!digits) return 'Enter the card number';
  if (!brandOf(digits)) return 'This kind of card is not taken. Check the number';
  return isCardNumber(digits) ? undefined : 'Check the card number';
}

function expiryFault(text: string, now: Date): string | undefined {
  if (!text.trim()) return 'Enter the expiry date';
  const expiry = readExpiry(text);
  if (!expiry) return 'Enter the expiry date as MM/YY';
  return isUnexpired(expiry.month, expiry.year, now) ? undefined : 'This card has expired';
}

function cvvFault(text: string, digits: string | undefined): string | undefined {
  if (!text.trim()) return 'Enter the security code';
  if (digits === undefined) return /^\d{3,4}$/.test(text) ? undefined : 'The security code has 3 or 4 digits';
  const length = brandOf(digits)?.cvvLength ?? 3;
  return new RegExp(`^\\d{${length}}$`).test(text) ? undefined : `The security code has ${length} digits`;
}

/** The faults of the visible fields; empty if there are none. */
export function faultsOf(values: Partial<Record<FieldName, string>>, now: Date): Partial<Record<FieldName, string>> {
  const digits = values.number?.replace(/\D/g, '');
  const faults: [FieldName, string | undefined][] = [
    ['number', digits === undefined ? undefined : numberFault(digits)],
    ['expiry', values.expiry === undefined ? undefined : expiryFault(values.expiry, now)],
    ['cvv', values.cvv === undefined ? undefined : cvvFault(values.cvv, digits)],
    ['name', values.name === undefined || values.name.trim() ? undefined : 'Enter the name on the card'],
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault));
}
