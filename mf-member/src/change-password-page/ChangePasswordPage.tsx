import { systemError } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { urlTo } from '@storefront/routes/url-to';
import { LockIcon } from '@storefront/ui/icons/lock';
import { Notice } from '@storefront/ui/notice';
import { TextLink } from '@storefront/ui/text-link';
import { useCallback } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import styles from '../forms/Form.module.css';
import { ReadPart } from '../read/ReadPart';
import { readAsMember } from '../read/read-as-member';
import { leaveSession } from '../session/session';
import { readWays } from '../ways-to-log-in/read-ways';
import { ChangePasswordForm } from './ChangePasswordForm';

/** A new password ends all sessions including this one; the page says so first and then leads to the log-in. */
export function ChangePasswordPage() {
  const { api, navigate } = usePageContext();
  const [ways, readAgain] = useRead(useCallback(() => readAsMember(() => readWays(api)), [api]));
  return (
    <AccountFrame section="password" title="Change password">
      <div className={`sf-stack ${styles.column}`}>
        <ReadPart reading={ways} failure={systemError} onRetry={readAgain} small>
          {({ hasPassword }) =>
            hasPassword ? (
              <>
                <Notice icon={<LockIcon />}>
                  This logs you out on every device, including this one. Your basket is kept. Log in again with the new
                  password.
                </Notice>
                <ChangePasswordForm
                  onChanged={() => leaveSession(urlTo('login', {}, { notice: 'password-changed' }), navigate)}
                />
              </>
            ) : (
              <Notice icon={<LockIcon />}>
                You have no password yet, because you log in another way. We can email you a link to set one.{' '}
                <TextLink href={urlTo('forgotten-password')}>Set a password by email</TextLink>
              </Notice>
            )
          }
        </ReadPart>
      </div>
    </AccountFrame>
  );
}
