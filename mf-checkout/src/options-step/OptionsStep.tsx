import { CheckboxFormField } from '@storefront/forms/checkbox-form-field';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { usePlainForm } from '@storefront/forms/plain-form-state';
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
import { OptionsFields } from './OptionsFields';
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
  const field = liveFields(form);
  return (
    <CheckoutFrame data={data} step="checkout-options">
      <form {...form.formProps} className={styles.form}>
        <FormErrors errors={form.formErrors} />
        <OptionsFields field={field} isDelivery={delivery} membershipExample={data.membershipExample} />
        {offer && <CheckboxFormField form={form} name="wantsNews" label={offer.wording} />}
        <Button {...form.submitProps} wide big>
          Continue to payment
        </Button>
      </form>
    </CheckoutFrame>
  );
}
