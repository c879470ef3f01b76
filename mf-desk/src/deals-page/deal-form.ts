import { DEAL_DESCRIPTION_MAX_LENGTH, DEAL_NAME_MAX_LENGTH, DEAL_TEXT_MAX_LENGTH } from '@storefront/api/constants';
import type { DealKind } from '@storefront/api/entities/deal';
import type { DealValues } from '@storefront/api/entities/desk/desk-deal';
import { currencyFormat } from '@storefront/money/currency-format';
import { type InferType, object, string } from 'yup';
import { priceOf } from '../typed/price-of';

/** The kinds that a new deal can have: a bundle's choices come with an import. */
export const NEW_KINDS = ['multi_buy', 'percentage', 'fixed'] as const;
const KINDS = [...NEW_KINDS, 'bundle'] as const;

const text = string().default('');
const wholeOf = (typed: string): number | null => (/^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : null);

/** What is wrong with the form of a deal, in words; whether its terms fit together, the shop's calculation says. */
export function dealSchema(currency: string) {
  const amount = text.test(
    'amount',
    'Enter an amount, such as 4 or 2.50.',
    (typed) => !typed.trim() || priceOf(typed, currency) !== undefined,
  );
  const whole = text.test('whole', 'Enter a whole number.', (typed) => !typed.trim() || wholeOf(typed) !== null);
  return object({
    kind: string().oneOf(KINDS).required(),
    name: string().trim().required('Enter the name that shoppers read.').max(DEAL_NAME_MAX_LENGTH),
    text: string().trim().required('Enter what a card says, such as 2 for £4.').max(DEAL_TEXT_MAX_LENGTH),
    description: text.max(DEAL_DESCRIPTION_MAX_LENGTH),
    price: amount,
    quantity: whole,
    percent: whole,
    amount,
    minimumSpend: amount,
    startsAt: text,
    endsAt: text.when('startsAt', ([from], field) =>
      // Local minutes compare as texts.
      field.test('order', 'The end must be after the start.', (until) => !from || !until || until > String(from)),
    ),
  });
}

/** The form as it is typed. */
export type DealForm = InferType<ReturnType<typeof dealSchema>>;

const EMPTY: DealValues = {
  name: '',
  text: '',
  description: '',
  price: null,
  quantity: 2,
  percent: null,
  amount: null,
  minimumSpend: null,
  startsAt: null,
  endsAt: null,
};

/** The form of a deal; without one, of a new deal. */
export function dealForm(currency: string, kind: DealKind = 'multi_buy', values: DealValues = EMPTY): DealForm {
  const { minorPerMajor } = currencyFormat({ currency });
  const decimals = String(minorPerMajor).length - 1;
  const money = (minor: number | null) => (minor === null ? '' : (minor / minorPerMajor).toFixed(decimals));
  const whole = (number: number | null) => (number === null ? '' : String(number));
  return {
    kind,
    name: values.name,
    text: values.text,
    description: values.description,
    price: money(values.price),
    quantity: whole(values.quantity),
    percent: whole(values.percent),
    amount: money(values.amount),
    minimumSpend: money(values.minimumSpend),
    startsAt: values.startsAt ?? '',
    endsAt: values.endsAt ?? '',
  };
}

/**
 * What a form says. A term that its kind does not show keeps what it was.
 * @param was the deal that is changed
 */
export function dealOf(form: DealForm, currency: string, was?: DealValues): DealValues {
  const { kind } = form;
  const money = (typed: string) => priceOf(typed, currency) ?? null;
  const isOff = kind === 'percentage' || kind === 'fixed';
  return {
    name: form.name.trim(),
    text: form.text.trim(),
    description: form.description,
    price: isOff ? (was?.price ?? null) : money(form.price),
    quantity: kind === 'bundle' ? (was?.quantity ?? null) : wholeOf(form.quantity),
    percent: kind === 'percentage' ? wholeOf(form.percent) : (was?.percent ?? null),
    amount: kind === 'fixed' ? money(form.amount) : (was?.amount ?? null),
    minimumSpend: isOff ? money(form.minimumSpend) : (was?.minimumSpend ?? null),
    startsAt: form.startsAt || null,
    endsAt: form.endsAt || null,
  };
}
