import { COUPON_CODE_MAX_LENGTH } from '@storefront/api/constants';
import type { AdminCoupon } from '@storefront/api/entities/coupon';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { Checkbox } from '@storefront/ui/checkbox';
import { Segmented } from '@storefront/ui/segmented';
import { TextField } from '@storefront/ui/text-field';
import layout from '../frame/Layout.module.css';
import styles from './CouponsPage.module.css';
import { couponBody, couponSchema, EMPTY_COUPON, NAME_MAX_LENGTH, ruleOf } from './coupon-form.schema';
import { ruleSentence, workedExample } from './coupon-words';

export interface NewCouponFormProps {
  /** Called with the coupon and its codes. */
  readonly onAdded: (coupon: AdminCoupon, codes: readonly string[]) => void;
}

/** Adds a coupon; its rule and what a basket pays are said in words while it is typed. */
export function NewCouponForm({ onAdded }: NewCouponFormProps) {
  const { api, business } = usePageContext();
  const { currency } = business;
  const form = useStorefrontForm({
    initialValues: EMPTY_COUPON,
    schema: couponSchema(currency),
    onSubmit: async (values, { resetForm }) => {
      try {
        const reply = await api.call('POST /admin/coupon-add', { body: couponBody(values, currency) });
        if (!reply.ok) return { message: refusalText(reply.error.code, reply.error.detail) };
        resetForm();
        onAdded(reply.data.coupon, reply.data.codes);
        return undefined;
      } catch {
        return { message: 'The coupon could not be added. Check the connection and the list, then try again.' };
      }
    },
  });
  const field = liveFields(form);
  const { kind } = form.values;
  const rule = ruleOf(form.values, currency);
  return (
    <section className={layout.panel} aria-label="New coupon">
      <h2>New coupon</h2>
      <form {...form.formProps} className="sf-stack">
        <FormErrors errors={form.formErrors} />
        <TextField
          {...field('code')}
          label="Code"
          hint="As shoppers type it, such as WELCOME10"
          autoCapitalize="characters"
          maxLength={COUPON_CODE_MAX_LENGTH}
        />
        <TextField {...field('name')} label="Name" hint="As shoppers read it" maxLength={NAME_MAX_LENGTH} />
        <Segmented
          legend="It takes off"
          name="kind"
          value={kind}
          options={[
            { value: 'percentage', label: 'Per cent' },
            { value: 'fixed', label: 'Amount' },
            { value: 'free_delivery', label: 'Delivery' },
          ]}
          onChange={form.handleChange}
        />
        {kind === 'percentage' && (
          <TextField {...field('percent')} label="Per cent" inputMode="numeric" trailing={<span>%</span>} />
        )}
        {kind === 'fixed' && <TextField {...field('amount')} label={`Amount in ${currency}`} inputMode="decimal" />}
        <TextField {...field('minimumSpend')} label={`Smallest basket in ${currency}`} optional inputMode="decimal" />
        <TextField
          {...field('categories')}
          label="Only these categories"
          optional
          hint="The last part of their address, such as bakery, fruit"
        />
        <div className={styles.pair}>
          <TextField {...field('startsOn')} label="First day" optional type="date" />
          <TextField {...field('endsOn')} label="Last day" optional type="date" />
        </div>
        <div className={styles.pair}>
          <TextField {...field('perShopper')} label="Times for each shopper" optional inputMode="numeric" />
          <TextField {...field('uses')} label="Times in all" optional inputMode="numeric" />
        </div>
        <TextField
          {...field('singleUseCodes')}
          label="Single-use codes to make"
          optional
          inputMode="numeric"
          hint="For a letter to each customer, instead of one code for all"
        />
        <Checkbox
          name="firstOrderOnly"
          checked={form.values.firstOrderOnly}
          onChange={form.handleChange}
          label="Only on a first order"
        />
        <Checkbox
          name="membersOnly"
          checked={form.values.membersOnly}
          onChange={form.handleChange}
          label="Only for members"
        />
        <p className={styles.rule} role="status">
          <b>{ruleSentence(rule, currency)}</b> {workedExample(rule, currency)}
        </p>
        <Button {...form.submitProps}>Add coupon</Button>
      </form>
    </section>
  );
}

function refusalText(code: string, detail: string | undefined): string {
  if (code === 'coupon_exists') return 'There is a coupon with this code already.';
  if (code === 'coupon_terms_invalid') return detail ?? 'The terms do not fit together.';
  return 'The coupon was refused. Load the page again.';
}
