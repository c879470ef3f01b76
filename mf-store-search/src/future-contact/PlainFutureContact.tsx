import { EMAIL_MAX_LENGTH } from '@storefront/api/constants';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { Button } from '@storefront/ui/button';
import { TextField } from '@storefront/ui/text-field';
import type { Ref } from 'react';
import { type ContactAnswer, contactProblem, promptText } from './contact-answer';
import styles from './FutureContactForm.module.css';

interface PlainFutureContactProps {
  readonly postcode: string;
  readonly answer?: ContactAnswer;
  readonly email: Ref<HTMLInputElement>;
}

/** The form in the document: it works without scripts, and the next page shows the result. */
export function PlainFutureContact({ postcode, answer, email }: PlainFutureContactProps) {
  const { business } = usePageContext();
  return (
    <form method="post" action={actionPath('store-search', 'future-contact')} className={styles.form}>
      <input type="hidden" name="postcode" value={postcode} />
      <p>{promptText(business)}</p>
      <TextField
        ref={email}
        label="Email"
        name="email"
        type="email"
        required
        maxLength={EMAIL_MAX_LENGTH}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={contactProblem(answer)}
      />
      <Button type="submit" kind="quiet" wide>
        Tell me when you deliver to {postcode}
      </Button>
    </form>
  );
}
