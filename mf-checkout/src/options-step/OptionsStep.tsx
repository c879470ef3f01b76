import { CheckboxFormField } from '@storefront/forms/checkbox-form-field';
import { FormErrors } from '@storefront/forms/form-errors';
import { usePlainForm } from '@storefront/forms/plain-form-state';
import { TextAreaFormField } from '@storefront/forms/text-area-form-field';
import { TextFormField } from '@storefront/forms/text-form-field';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { CheckoutFrame } from '../checkout-frame/CheckoutFrame';
import styles from '../checkout-frame/CheckoutFrame.module.css';
import { progress, saveProgress } from '../steps/progress.state';
import type { OptionsData } from './load-options';
import { saveConsent } from './marketing-offer';
import { optionsSchema } from './options.schema';
import { saveInstructions } from './save-instructions';
import { saveMembership } from './save-membership';

/** Instructions for the driver or the store, and the membership of a business that has memberships. */
export function OptionsStep({ data }: { data: OptionsData }) {
  const { api, navigate } = usePageContext();
  const { offer } = data;
  const delivery = data.basket.fulfilmentMethod === 'delivery';
  const before = usePlainForm(actionPath('checkout', 'save-options'));
  const form = useStorefrontForm({
    initialValues: {
      instructions: before?.values.instructions || progress.get().instructions,
      retailMemberId: before?.values.retailMemberId ?? '',
      wantsNews: before?.values.wantsNews === 'on',
    },
    refusedBefore: before?.refusal,
    schema: optionsSchema,
    onSubmit: async ({ instructions, retailMemberId, wantsNews }) => {
      const refusal = retailMemberId.trim()
        ? await saveMembership(api, data.basket.basketToken, retailMemberId.trim())
        : undefined;
      if (refusal) return refusal;
      const unsaved = wantsNews && offer ? await saveConsent(api, offer.marketingChannelId) : undefined;
      if (unsaved) return unsaved;
      const failed = await saveInstructions(api, data.basket.basketToken, instructions.trim());
      if (failed) return failed;
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
        {data.membershipExample && (
          <TextFormField
            form={form}
            name="retailMemberId"
            label="Membership number"
            hint={`Such as ${data.membershipExample}`}
            optional
          />
        )}
        {offer && <CheckboxFormField form={form} name="wantsNews" label={offer.wording} />}
        <Button {...form.submitProps} wide big>
          Continue to payment
        </Button>
      </form>
    </CheckoutFrame>
  );
}
