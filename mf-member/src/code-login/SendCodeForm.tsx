import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { usePlainForm } from '@storefront/forms/plain-form-state';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { EmailField } from '../forms/EmailField';
import styles from '../forms/Form.module.css';
import { ChannelChoice } from './ChannelChoice';
import { sendCodeSchema } from './code-login.schema';
import { channelOf } from './plain-code';
import { sendCode } from './send-code';
import type { SentCode } from './sent-code';

/** Asks for a code by e-mail or text message. */
export function SendCodeForm({ onSent }: { onSent: (sent: SentCode) => void }) {
  const { api, business } = usePageContext();
  const before = usePlainForm(actionPath('member', 'send-code'));
  const initialValues: SentCode = { email: before?.values.email ?? '', type: channelOf(before?.values ?? {}) };
  const form = useStorefrontForm({
    initialValues,
    refusedBefore: before?.refusal,
    schema: sendCodeSchema,
    onSubmit: async (values) => {
      const refused = await sendCode(api, values);
      if (!refused) onSent({ ...values, email: values.email.trim() });
      return refused;
    },
  });
  const field = liveFields(form);
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      <EmailField {...field('email')} />
      <ChannelChoice channels={business.oneTimeCodes ?? []} value={form.values.type} onChange={form.handleChange} />
      <Button {...form.submitProps} big wide>
        Send me a code
      </Button>
    </form>
  );
}
