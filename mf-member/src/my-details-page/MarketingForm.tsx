import type { MarketingOption } from '@storefront/api/entities/marketing-preferences';
import { CheckboxFormField } from '@storefront/forms/checkbox-form-field';
import { FormErrors } from '@storefront/forms/form-errors';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { marketingPreferencesFailed, marketingPreferencesSaved } from '@storefront/messages/account';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { CheckIcon } from '@storefront/ui/icons/check';
import { Notice } from '@storefront/ui/notice';
import { useState } from 'react';
import { type ObjectSchema, object } from 'yup';
import styles from '../forms/Form.module.css';
import { failureText } from '../forms/failure-text';
import { isSessionEnded } from '../session/is-session-ended';

type Answers = Record<string, boolean>;

const nameOf = (marketingChannelId: number) => `channel${marketingChannelId}`;

/** Which news a member wants, by channel. Mail about orders is not part of it. */
export function MarketingForm({ options }: { options: readonly MarketingOption[] }) {
  const { api } = usePageContext();
  const [isSaved, setSaved] = useState(false);
  const form = useStorefrontForm<Answers>({
    initialValues: Object.fromEntries(options.map((option) => [nameOf(option.marketingChannelId), option.optedIn])),
    // Every answer is valid.
    schema: object() as ObjectSchema<Answers>,
    onSubmit: async (values) => {
      setSaved(false);
      try {
        const reply = await api.call('PUT /member/marketing-preferences', {
          body: {
            marketingOptions: options.map(({ marketingChannelId }) => ({
              marketingChannelId,
              optedIn: values[nameOf(marketingChannelId)] === true,
            })),
          },
        });
        if (!reply.ok) return { message: marketingPreferencesFailed };
        setSaved(true);
        return undefined;
      } catch (failure) {
        return { message: isSessionEnded(failure) ? failureText(failure) : marketingPreferencesFailed };
      }
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      {isSaved && (
        <Notice kind="success" role="status" icon={<CheckIcon />}>
          {marketingPreferencesSaved}
        </Notice>
      )}
      <fieldset className={styles.group}>
        <legend className="sf-muted">We always write to you about your orders. Choose what else you would like.</legend>
        {options.map(({ marketingChannelId, name, wording }) => (
          <CheckboxFormField
            key={marketingChannelId}
            form={form}
            name={nameOf(marketingChannelId)}
            label={name}
            note={wording}
          />
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button {...form.submitProps}>Save choices</Button>
      </div>
    </form>
  );
}
