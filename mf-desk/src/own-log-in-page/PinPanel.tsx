import { PIN_LENGTH } from '@storefront/api/constants';
import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import { useState } from 'react';
import { object, string } from 'yup';
import layout from '../frame/Layout.module.css';
import { ownLogInTexts as texts } from './texts';

const schema = object({
  pin: string()
    .required(texts.pinRule)
    .matches(new RegExp(`^\\d{${PIN_LENGTH}}$`), { message: texts.pinRule, excludeEmptyString: true }),
});

export interface PinPanelProps {
  readonly hasPin: boolean;
  readonly onSet: () => void;
}

/** Sets the operator's own PIN. */
export function PinPanel({ hasPin: first, onSet }: PinPanelProps) {
  const { api } = usePageContext();
  const [hasPin, setHasPin] = useState(first);
  const form = useStorefrontForm({
    initialValues: { pin: '' },
    schema,
    onSubmit: async ({ pin }, { resetForm }) => {
      try {
        const reply = await api.call('POST /desk/pin', { body: { pin } });
        if (!reply.ok) return { errors: [{ path: 'pin', message: texts.pinTooSimple }] };
        resetForm();
        setHasPin(true);
        onSet();
        return undefined;
      } catch {
        return { message: texts.notSent };
      }
    },
  });
  return (
    <section className={layout.panel} aria-label="Your PIN">
      <h2>Your PIN</h2>
      <p>
        {hasPin
          ? 'You have a PIN for the handhelds of your store. A new one replaces it.'
          : 'With a PIN you log in quickly on the handhelds of your store.'}
      </p>
      <form {...form.formProps} className="sf-stack">
        <FormErrors errors={form.formErrors} />
        <TextField
          {...liveFields(form)('pin')}
          label="New PIN"
          hint={texts.pinRule}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_LENGTH}
        />
        <Button {...form.submitProps}>Set PIN</Button>
      </form>
    </section>
  );
}
