import { createHash } from 'node:crypto';
import type { Fields } from '../fields';
import type { Card, CardBehaviour } from './card.types';
import { brandOf, isCardNumber, isUnexpired } from './card-number';
import { type TestCard, testCards } from './test-cards';

const DECLINED_AMOUNT_CARD = '4242424242424242';
const DECLINED_AMOUNT = 101;

const ORDINARY_BEHAVIOUR: CardBehaviour = {
  outcome: 'approved',
  response_code: '10000',
  response_summary: 'Approved',
  authentication: 'Y',
};

function behaviourOf(number: string): CardBehaviour {
  const row: TestCard | undefined = testCards.find((card) => card.number === number);
  if (!row) return ORDINARY_BEHAVIOUR;
  const { outcome, response_code, response_summary, challenge, authentication, later_actions_declined, increments } =
    row;
  return {
    outcome,
    response_code,
    response_summary,
    authentication,
    ...(challenge && { challenge }),
    ...(later_actions_declined && { later_actions_declined }),
    ...(increments && { increments }),
    ...(number === DECLINED_AMOUNT_CARD && { declinedAmount: DECLINED_AMOUNT }),
  };
}

/** The stored data of a valid number. */
export function cardOf(number: string, expiryMonth: number, expiryYear: number, name: string | undefined): Card {
  return {
    bin: number.slice(0, 6),
    last4: number.slice(-4),
    scheme: brandOf(number)?.name ?? 'Visa',
    expiryMonth,
    expiryYear,
    name,
    fingerprint: createHash('sha256').update(`card ${number}`).digest('hex').toUpperCase(),
    behaviour: behaviourOf(number),
  };
}

function wholeNumber(fields: Fields, name: string): number | undefined {
  const value = fields.body[name];
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}

/** Parses number, expiry, security code and name; faults are added to `fields`. */
export function readCard(fields: Fields, now: Date): Card | undefined {
  const number = fields.text('number', { maxLength: 30, code: 'card_number_invalid' })?.replace(/[\s-]/g, '');
  const month = wholeNumber(fields, 'expiry_month');
  const year = wholeNumber(fields, 'expiry_year');
  const cvv = fields.text('cvv', { maxLength: 4, code: 'cvv_invalid' });
  const name = fields.text('name', { code: 'card_holder_name_invalid' });
  if (!number) fields.fault(fields.body.number ? 'card_number_invalid' : 'card_number_required');
  else if (!/^\d+$/.test(number) || !isCardNumber(number)) fields.fault('card_number_invalid');
  if (fields.body.expiry_month === undefined) fields.fault('card_expiry_month_required');
  else if (month === undefined || month < 1 || month > 12) fields.fault('card_expiry_month_invalid');
  if (fields.body.expiry_year === undefined) fields.fault('card_expiry_year_required');
  else if (year === undefined || year < 2000 || year > 2099) fields.fault('card_expiry_year_invalid');
  else if (month !== undefined && month >= 1 && month <= 12 && !isUnexpired(month, year, now)) {
    fields.fault('card_expired');
  }
  if (cvv !== undefined && (!/^\d+$/.test(cvv) || (number && cvv.length !== (brandOf(number)?.cvvLength ?? 3)))) {
    fields.fault('cvv_invalid');
  }
  return number && month && year ? cardOf(number, month, year, name) : undefined;
}
