import { usePageContext } from '@storefront/remote-kit/page-context';
import { useState } from 'react';
import { deskPaths } from '../navigation/desk-paths';
import { forgetKeptWork } from '../offline/kept-work';
import { CodeForm } from './CodeForm';
import { CredentialsForm } from './CredentialsForm';
import { ForgottenForm } from './ForgottenForm';
import styles from './LogInPage.module.css';
import type { Credentials } from './request-log-in';
import { SetPasswordForm } from './SetPasswordForm';

type Step =
  | { readonly kind: 'credentials'; readonly email?: string }
  | { readonly kind: 'code'; readonly credentials: Credentials }
  | { readonly kind: 'forgotten' }
  | { readonly kind: 'set-password'; readonly invitation: string };

export interface LogInPageProps {
  /** The page to go to after the log-in. */
  readonly to: string;
  /** The secret of a mailed link: a password is set first. */
  readonly invitation?: string | undefined;
}

/** The log-in of the staff. */
export function LogInPage({ to, invitation }: LogInPageProps) {
  const { business, navigate } = usePageContext();
  const [step, setStep] = useState<Step>(
    invitation === undefined ? { kind: 'credentials' } : { kind: 'set-password', invitation },
  );
  const go = () => {
    // Another operator may have worked on this device until their session expired.
    forgetKeptWork();
    navigate(to, { replace: true });
  };
  const restart = () => setStep({ kind: 'credentials' });
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.panel}>
        <p className="sf-muted">{business.name}</p>
        <h1>The desk</h1>
        {step.kind === 'credentials' && (
          <CredentialsForm
            {...(step.email !== undefined && { email: step.email })}
            onForgotten={() => setStep({ kind: 'forgotten' })}
            onCodeSent={(credentials) => setStep({ kind: 'code', credentials })}
            onLoggedIn={go}
          />
        )}
        {step.kind === 'code' && <CodeForm credentials={step.credentials} onLoggedIn={go} onBack={restart} />}
        {step.kind === 'forgotten' && <ForgottenForm onBack={restart} />}
        {step.kind === 'set-password' && (
          <SetPasswordForm
            invitation={step.invitation}
            onSet={(email) => {
              // The link is used up: a reload asks for the log-in.
              history.replaceState(history.state, '', deskPaths.logIn);
              setStep({ kind: 'credentials', email });
            }}
          />
        )}
      </div>
    </main>
  );
}
