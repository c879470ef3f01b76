import { emailChanged } from '@storefront/messages/account';
import { fill } from '@storefront/messages/fill';
import { Button } from '@storefront/ui/button';
import { CheckIcon } from '@storefront/ui/icons/check';
import { Notice } from '@storefront/ui/notice';
import { useState } from 'react';
import styles from '../forms/Form.module.css';
import { ConfirmEmailForm } from './ConfirmEmailForm';
import { NewEmailForm } from './NewEmailForm';
import type { NewEmail } from './new-email';

type Step = { at: 'start' } | { at: 'asking' } | { at: 'confirming'; asked: NewEmail } | { at: 'changed' };

/** The e-mail address, with which the member logs in. A new one counts once the code that goes to it is entered. */
export function EmailChange({ emailAddress: first }: { emailAddress: string }) {
  const [emailAddress, setEmailAddress] = useState(first);
  const [step, setStep] = useState<Step>({ at: 'start' });
  return (
    <div className={styles.form}>
      <p>You log in with {emailAddress}.</p>
      {step.at === 'changed' && (
        <Notice kind="success" role="status" icon={<CheckIcon />}>
          {fill(emailChanged, emailAddress)}
        </Notice>
      )}
      {step.at === 'asking' && (
        <NewEmailForm
          onSent={(asked) => setStep({ at: 'confirming', asked })}
          onCancel={() => setStep({ at: 'start' })}
        />
      )}
      {step.at === 'confirming' && (
        <ConfirmEmailForm
          asked={step.asked}
          onChanged={(changed) => {
            setEmailAddress(changed);
            setStep({ at: 'changed' });
          }}
          onCancel={() => setStep({ at: 'start' })}
        />
      )}
      {(step.at === 'start' || step.at === 'changed') && (
        <div className={styles.actions}>
          <Button kind="quiet" onClick={() => setStep({ at: 'asking' })}>
            Change email address
          </Button>
        </div>
      )}
    </div>
  );
}
