import {
  COUPON_CODE_MAX_LENGTH,
  COUPON_CODES_AT_ONCE_MAX,
  COUPON_PERCENT_MAX,
  COUPON_USES_MAX,
} from '@storefront/api/constants';
import type { BodyOf } from '@storefront/api/operation-types';
import { boolean, type InferType, object, string } from 'yup';
import { priceOf } from '../typed/price-of';
import type { CouponRule } from './coupon-words';

const KINDS = ['percentage', 'fixed', 'free_delivery'] as const;

/** The form as it is typed. */
export type CouponForm = InferType<ReturnType<typeof couponSchema>>;

export const EMPTY_COUPON: CouponForm = {
  code: '',
  name: '',
  kind: 'percentage',
  percent: '10',
  amount: '',
  minimumSpend: '',
  categories: '',
  startsOn: '',
  endsOn: '',
  perShopper: '1',
  uses: '',
  singleUseCodes: '',
  firstOrderOnly: false,
  membersOnly: false,
};

/** A whole number as it was typed; undefined when it is none. */
const wholeOf = (typed: string): number | undefined => (/^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : undefined);

const text = string().default('');

const optionalWhole = (most: number, message: string) =>
  text.test('whole', message, (typed) => {
    const whole = wholeOf(typed);
    return typed.trim() === '' || (whole !== undefined && whole >= 1 && whole <= most);
  });

/** What is wrong with the form of a coupon, in words. */
export function couponSchema(currency: string) {
  const percent = `Enter a whole number from 1 to ${COUPON_PERCENT_MAX}.`;
  const amount = 'Enter an amount, such as 5 or 2.50.';
  const unlimited = 'Enter a whole number, or nothing for no limit.';
  return object({
    code: string().trim().required('Enter the code that shoppers type.').max(COUPON_CODE_MAX_LENGTH),
    name: string().trim().required('Say what it gives, as shoppers read it.').max(NAME_MAX_LENGTH),
    kind: string().oneOf(KINDS).required(),
    percent: optionalWhole(COUPON_PERCENT_MAX, percent).when('kind', ([kind], field) =>
      kind === 'percentage' ? field.required(percent) : field,
    ),
    amount: text.when('kind', ([kind], field) =>
      kind === 'fixed'
        ? field.required(amount).test('amount', amount, (typed) => Boolean(priceOf(typed, currency)))
        : field,
    ),
    minimumSpend: text.test('amount', amount, (typed) => !typed.trim() || priceOf(typed, currency) !== undefined),
    categories: text,
    startsOn: text,
    endsOn: text.when('startsOn', ([startsOn], field) =>
      field.test('later', 'The last day is before the first.', (endsOn) => !endsOn || !startsOn || endsOn >= startsOn),
    ),
    perShopper: optionalWhole(COUPON_USES_MAX, unlimited),
    uses: optionalWhole(COUPON_USES_MAX, unlimited),
    singleUseCodes: optionalWhole(
      COUPON_CODES_AT_ONCE_MAX,
      `Enter a whole number up to ${COUPON_CODES_AT_ONCE_MAX.toLocaleString('en-GB')}, or nothing for one code.`,
    ),
    firstOrderOnly: boolean().default(false),
    membersOnly: boolean().default(false),
  });
}

/** As long as the API lets a coupon's name be. */
export const NAME_MAX_LENGTH = 80;

/** The categories as typed, by the last part of their address: 'bakery, fruit'. */
const categoriesOf = (typed: string): string[] => typed.split(/[\s,]+/).filter(Boolean);

/** The rule that the form states, also while it is not complete. */
export const ruleOf = (form: CouponForm, currency: string): CouponRule => ({
  kind: form.kind,
  percent: wholeOf(form.percent) ?? 0,
  amount: priceOf(form.amount, currency) ?? 0,
  minimumSpend: priceOf(form.minimumSpend, currency) ?? 0,
  maximumUses: wholeOf(form.uses) || null,
  maximumUsesPerShopper: wholeOf(form.perShopper) || null,
  firstOrderOnly: form.firstOrderOnly,
  membersOnly: form.membersOnly,
  scope: categoriesOf(form.categories).length,
});

/** The call that adds the coupon of a complete form. */
export function couponBody(form: CouponForm, currency: string): BodyOf<'POST /admin/coupon-add'> {
  const { kind, percent, amount, minimumSpend, maximumUses, maximumUsesPerShopper } = ruleOf(form, currency);
  const categories = categoriesOf(form.categories);
  const singleUseCodes = wholeOf(form.singleUseCodes);
  return {
    code: form.code.trim(),
    name: form.name.trim(),
    kind,
    ...(kind === 'percentage' && { percent }),
    ...(kind === 'fixed' && { amount }),
    minimumSpend,
    ...(maximumUses && { maximumUses }),
    ...(maximumUsesPerShopper && { maximumUsesPerShopper }),
    firstOrderOnly: form.firstOrderOnly,
    membersOnly: form.membersOnly,
    ...(form.startsOn && { startsOn: form.startsOn }),
    ...(form.endsOn && { endsOn: form.endsOn }),
    ...(categories.length > 0 && { categories }),
    ...(singleUseCodes && { singleUseCodes }),
  };
}
