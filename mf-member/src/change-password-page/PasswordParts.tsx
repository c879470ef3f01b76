import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import { passwordAdded, passwordRemoved } from '@storefront/messages/account';
import { urlTo } from '@storefront/routes/url-to';
import { CheckIcon } from '@storefront/ui/icons/check';
import { LockIcon } from '@storefront/ui/icons/lock';
import { Notice } from '@storefront/ui/notice';
import { TextLink } from '@storefront/ui/text-link';
import type { ReactNode } from 'react';
import styles from '../forms/Form.module.css';

interface PasswordPartsProps {
  readonly ways: WaysToLogIn;
  /** What was done to the password just now: 'added' or 'removed'. */
  readonly done: string | undefined;
  /** The forms of the page, with scripts or without. */
  readonly change: ReactNode;
  readonly add: ReactNode;
  readonly remove: ReactNode;
}

/** What a member can do to their password: change and remove it, or add one. */
export function PasswordParts({ ways, done, change, add, remove }: PasswordPartsProps) {
  const { hasPassword, providers, passkeys } = ways;
  const isOnlyWay = providers.length + passkeys.length === 0;
  return (
    <div className={`sf-stack ${styles.column}`}>
      {done === (hasPassword ? 'added' : 'removed') && (
        <Notice kind="success" role="status" icon={<CheckIcon />}>
          {hasPassword ? passwordAdded : passwordRemoved}
        </Notice>
      )}
      {hasPassword ? (
        <>
          <Notice icon={<LockIcon />}>
            This logs you out on every device, including this one. Your basket is kept. Log in again with the new
            password.
          </Notice>
          {change}
          <section aria-labelledby="without-password" className={`sf-stack ${styles.next}`}>
            <h2 id="without-password">Log in without a password</h2>
            {isOnlyWay ? (
              <p>
                Your password is your only way to log in. Add another under{' '}
                <TextLink href={urlTo('member-devices')}>Log-in and devices</TextLink> before you remove it.
              </p>
            ) : (
              <>
                <p>You can remove your password and log in another way. This logs out your other devices.</p>
                {remove}
              </>
            )}
          </section>
        </>
      ) : (
        <>
          <Notice icon={<LockIcon />}>You have no password yet, because you log in another way.</Notice>
          {add}
          <p>
            Or we can email you a link. <TextLink href={urlTo('forgotten-password')}>Set a password by email</TextLink>
          </p>
        </>
      )}
    </div>
  );
}
