import { type FieldName, readExpiry } from './card-check';
import type { FromFrame } from './messages';

type Values = Partial<Record<FieldName, string>>;

function bodyOf({ number, expiry, cvv, name }: Values) {
  if (number === undefined) return { type: 'cvv', token_data: { cvv } };
  const { month, year } = readExpiry(expiry ?? '') ?? {};
  return { type: 'card', number: number.replace(/\D/g, ''), expiry_month: month, expiry_year: year, cvv, name };
}

/** Exchanges the card for a token inside the frame, so that only the token leaves it. */
export async function requestToken(id: number, publicKey: string, values: Values): Promise<FromFrame> {
  const failed = (reason: 'refused' | 'unreachable', message: string): FromFrame => ({
    type: 'failed',
    id,
    reason,
    message,
  });
  try {
    const response = await fetch('/checkoutcom/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${publicKey}` },
      body: JSON.stringify(bodyOf(values)),
    });
    if (response.ok) return { type: 'tokenized', id, data: await response.json() };
    return failed('refused', `The card was not taken (${response.status})`);
  } catch {
    return failed('unreachable', 'The card could not be sent. Check the connection and try again');
  }
}
