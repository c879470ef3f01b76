import { FormErrors } from '@storefront/forms/form-errors';
import { TextAreaFormField } from '@storefront/forms/text-area-form-field';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { CheckoutFrame } from '../checkout-frame/CheckoutFrame';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import type { CheckoutData } from '../steps/checkout-data';
import { progress, saveProgress } from '../steps/progress.state';
import { optionsSchema } from './options.schema';

/** Instructions for the driver or the store. */
export function OptionsStep({ data }: { data: CheckoutData }) {
  const { navigate } = usePageContext();
  const delivery = data.basket.fulfilmentMethod === 'delivery';
  const form = useStorefrontForm({
    initialValues: { instructions: progress.get().instructions },
    schema: optionsSchema,
    onSubmit: async ({ instructions }) => {
      saveProgress(data.basket, { optionsDone: true, instructions: instructions.trim() });
      navigate(urlTo('checkout'));
      return undefined;
    },
  });
  return (
    <CheckoutFrame data={data} step="checkout-options">
      <form {...form.formProps} className={styles.form}>
        <FormErrors errors={form.formErrors} />
        <TextAreaFormField
          form={form}
          name="instructions"
          label={delivery ? 'Instructions for the driver' : 'Instructions for the store'}
          hint={delivery ? 'A gate code, a safe place, a sleeping baby' : undefined}
          optional
        />
        <Button {...form.submitProps} wide big>
          Continue to payment
        </Button>
      </form>
    </CheckoutFrame>
  );
}
