import { PasskeyLogIn } from '@storefront/passkeys/passkey-log-in';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useState } from 'react';
import { endPinWork } from '../lock/pin-work';
import { deskPaths } from '../navigation/desk-paths';
import { forgetOld } from '../offline/forget-old';
import { forgetKeptWork, forgetWorkOfOthers } from '../offline/kept-work';
import { CodeForm } from './CodeForm';
import { CredentialsForm } from './CredentialsForm';
import { ForgottenForm } from './ForgottenForm';
import { HandheldLogIn } from './HandheldLogIn';
import styles from './LogInPage.module.css';
import { passkeySteps } from './passkey-steps';
import type { ShownHandheld } from './read-handheld';
import type { Credentials } from './request-log-in';
import { SetPasswordForm } from './SetPasswordForm';

type Step =
  | { readonly kind: 'handheld' }
  | { readonly kind: 'credentials'; readonly email?: string }
  | { readonly kind: 'code'; readonly credentials: Credentials }
  | { readonly kind: 'forgotten' }
  | { readonly kind: 'set-password'; readonly invitation: string };

export interface LogInPageProps {
  /** The page to go to after the log-in. */
  readonly to: string;
  /** The secret of a mailed link: a password is set first. */
  readonly invitation?: string | undefined;
  /** The handheld that this browser is, and who may log in on it with a PIN. */
  readonly handheld?: ShownHandheld | undefined;
}

/** The log-in of the staff. */
export function LogInPage({ to, invitation, handheld }: LogInPageProps) {
  const { api, business, navigate } = usePageContext();
  const start = (): Step => {
    if (invitation !== undefined) return { kind: 'set-password', invitation };
    return { kind: handheld ? 'handheld' : 'credentials' };
  };
  const [step, setStep] = useState(start);
  useEffect(forgetOld, []);
  const go = () => {
    // Another operator may have worked on this device until their session expired.
    forgetKeptWork();
    endPinWork();
    navigate(to, { replace: true });
  };
  const restart = () => setStep({ kind: 'credentials' });
  if (step.kind === 'handheld' && handheld)
    return (
      <HandheldLogIn
        shown={handheld}
        onLoggedIn={(operatorId) => {
          forgetWorkOfOthers(operatorId);
          navigate(to, { replace: true });
        }}
        onPassword={restart}
      />
    );
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.panel}>
        <p className="sf-muted">{business.name}</p>
        <h1>The desk</h1>
        {step.kind === 'credentials' && (
          <>
            <CredentialsForm
              {...(step.email !== undefined && { email: step.email })}
              onForgotten={() => setStep({ kind: 'forgotten' })}
              onCodeSent={(credentials) => setStep({ kind: 'code', credentials })}
              onLoggedIn={go}
              {...(handheld && { onBack: () => setStep({ kind: 'handheld' }) })}
            />
            <PasskeyLogIn hasField steps={passkeySteps(api, go)} />
          </>
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
