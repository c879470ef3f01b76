const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const PHONE = /^\+?[\d\s()-]{8,20}$/;
const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;
const TOKEN = /^[\w+/=.:-]{16,}$/;
const DIGITS = /^\d+$/;

/** Digits of a telephone number that do not depend on how it is written. */
const SUBSCRIBER_DIGITS = 9;
// South-east London has the districts SE1 to SE28, and the inward code begins with one of ten digits.
const DISTRICTS = 28;
const PLACES_PER_DISTRICT = 10;

/**
 * Equal for texts that mean the same: the storefront writes telephone numbers, postcodes and addresses of mail in other
 * forms than shoppers do.
 */
export function identityOf(text: string): string {
  if (PHONE.test(text)) return `telephone ${text.replace(/\D/g, '').slice(-SUBSCRIBER_DIGITS)}`;
  return text.toLowerCase().replace(/\s+/g, '');
}

/**
 * What takes the place of a text, in its form, so that pages accept it.
 * @param n counts the different texts of a visit, from 1
 */
export function placeholder(text: string, n: number): string {
  if (EMAIL.test(text)) return `shopper-${n}@example.test`;
  if (POSTCODE.test(text)) return postcode(n);
  // Numbers that Ofcom keeps free for fiction.
  if (PHONE.test(text)) return `${text.startsWith('+') ? '+44' : '0'}7700900${String(n).padStart(3, '0')}`;
  if (DIGITS.test(text)) return String(n).padStart(text.length, '0').slice(-text.length);
  if (TOKEN.test(text)) return `masked-${n}`.padEnd(text.length, 'x');
  return `Masked ${n}`;
}

/** A postcode of south-east London, another one for each number below some thousands. */
function postcode(n: number): string {
  const district = Math.floor(n / PLACES_PER_DISTRICT);
  const last = String.fromCharCode('A'.charCodeAt(0) + Math.floor(district / DISTRICTS));
  return `SE${(district % DISTRICTS) + 1} ${n % PLACES_PER_DISTRICT}A${last}`;
}
