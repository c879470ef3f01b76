import type { LogInProvider } from '@storefront/api/entities/enumerations';
import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import { currentPasswordIncorrect } from '@storefront/messages/account';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { actionPath } from '@storefront/routes/action-path';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { showToast } from '@storefront/ui/show-toast';
import { TextButton, TextLink } from '@storefront/ui/text-link';
import { useRef, useState } from 'react';
import styles from '../devices-page/DevicesPage.module.css';
import formStyles from '../forms/Form.module.css';
import { failureText } from '../forms/failure-text';
import { PasswordField } from '../forms/PasswordField';
import { PasskeysView } from '../passkeys/PasskeysView';
import { providerNames } from '../providers/provider';
import { removalText } from './removal-text';

interface WaysViewProps {
  readonly first: WaysToLogIn;
  /** A provider was not added, because the typed password was wrong. */
  readonly isPasswordWrong: boolean;
}

/** A member's ways to log in: the password, and providers and passkeys, which can be added and removed. */
export function WaysView({ first, isPasswordWrong }: WaysViewProps) {
  const { api } = usePageContext();
  const [ways, setWays] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { hasPassword, providers, addable } = ways;

  const remove = async (provider: LogInProvider) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const reply = await api.call('POST /member/provider-remove', { body: { provider } });
      if (reply.ok) setWays(reply.data);
      showToast({ text: reply.ok ? `${providerNames[provider]} is removed` : removalText(reply.error) });
      // The button that was pressed is gone.
      list.current?.focus();
    } catch (failure) {
      showToast({ text: failureText(failure) });
    }
    setBusy(false);
  };

  return (
    <>
      <div ref={list} tabIndex={-1} className={styles.devices}>
        <ul className={styles.list} aria-label="Ways to log in">
          <li className={styles.device}>
            <div className={styles.words}>
              <p className={styles.name}>Password</p>
              <p className="sf-muted">{hasPassword ? 'With your email address' : 'You have none'}</p>
            </div>
            <TextLink href={urlTo('member-change-password')}>
              {hasPassword ? 'Change or remove password' : 'Add a password'}
            </TextLink>
          </li>
          {providers.map(({ provider, emailAddress }) => (
            <li key={provider} className={styles.device}>
              <div className={styles.words}>
                <p className={styles.name}>{providerNames[provider]}</p>
                {emailAddress && <p className="sf-muted">{emailAddress}</p>}
              </div>
              <TextButton
                aria-label={`Remove ${providerNames[provider]}`}
                aria-disabled={isBusy || undefined}
                onClick={() => void remove(provider)}
              >
                Remove
              </TextButton>
            </li>
          ))}
        </ul>
        {addable.length > 0 && (
          <form method="post" action={actionPath('member', 'add-provider')} className={formStyles.form}>
            {hasPassword && (
              <PasswordField
                name="currentPassword"
                label="Password, to add another way"
                autoComplete="current-password"
                required
                error={isPasswordWrong ? currentPasswordIncorrect : undefined}
              />
            )}
            <div className={styles.all}>
              {addable.map((provider) => (
                <Button key={provider} type="submit" name="provider" value={provider} kind="quiet">
                  Add {providerNames[provider]}
                </Button>
              ))}
            </div>
          </form>
        )}
      </div>
      <PasskeysView ways={ways} onChange={setWays} />
    </>
  );
}
