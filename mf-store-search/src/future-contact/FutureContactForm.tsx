import { FormErrors } from '@storefront/forms/form-errors';
import { liveFields } from '@storefront/forms/live-fields';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { fill } from '@storefront/messages/fill';
import { futureContactThanks } from '@storefront/messages/store-search';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { CheckIcon } from '@storefront/ui/icons/check';
import { Notice } from '@storefront/ui/notice';
import { TextField } from '@storefront/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { askForContact } from './ask-for-contact';
import { promptText } from './contact-answer';
import styles from './FutureContactForm.module.css';
import { futureContactSchema } from './future-contact.schema';

export interface FutureContactFormProps {
  readonly postcode: string;
}

/** The form to be informed once a store delivers here. Imported lazily, because it needs the form libraries. */
export function FutureContactForm({ postcode }: FutureContactFormProps) {
  const { api, business } = usePageContext();
  const [thanked, setThanked] = useState<string>();
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (thanked) thanks.current?.focus();
  }, [thanked]);
  const form = useStorefrontForm({
    initialValues: { email: '' },
    schema: futureContactSchema,
    onSubmit: async ({ email }) => {
      const refusal = await askForContact(api, email.trim(), postcode);
      if (!refusal) setThanked(email.trim());
      return refusal;
    },
  });
  const field = liveFields(form);
  if (thanked)
    return (
      <div ref={thanks} tabIndex={-1} className={styles.thanks}>
        <Notice kind="success" icon={<CheckIcon />} role="status">
          {fill(futureContactThanks, thanked, postcode)}
        </Notice>
      </div>
    );
  return (
    <form {...form.formProps} className={styles.form}>
      <FormErrors errors={form.formErrors} />
      <p>{promptText(business)}</p>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button {...form.submitProps} kind="quiet" wide>
        Tell me when you deliver to {postcode}
      </Button>
    </form>
  );
}
