import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import { systemError } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { urlTo } from '@storefront/routes/url-to';
import { useCallback, useRef, useState } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { leaveSession } from '../session/session';
import { readWays } from '../ways-to-log-in/read-ways';
import { AddPasswordForm } from './AddPasswordForm';
import { ChangePasswordForm } from './ChangePasswordForm';
import { PasswordParts } from './PasswordParts';
import { RemovePasswordForm } from './RemovePasswordForm';

interface ChangePasswordPageProps {
  readonly first: MemberRead<WaysToLogIn>;
  /** With what a form without scripts has done. */
  readonly query: Readonly<Record<string, string>>;
}

/** A new password ends all sessions including this one; the page says so first and then leads to the log-in. */
export function ChangePasswordPage({ first, query }: ChangePasswordPageProps) {
  const { api, navigate } = usePageContext();
  const top = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<{ ways: WaysToLogIn; done: string }>();
  const [ways, readAgain] = useRead(
    useCallback(() => readAsMember(() => readWays(api)), [api]),
    first,
  );
  const show = (done: string) => (now: WaysToLogIn) => {
    setChanged({ ways: now, done });
    // The form that was sent is gone.
    top.current?.focus();
  };
  return (
    <AccountFrame section="password" title="Change password">
      <div ref={top} tabIndex={-1}>
        <ReadPart reading={ways} failure={systemError} onRetry={readAgain} small>
          {(read) => (
            <PasswordParts
              ways={changed?.ways ?? read}
              done={changed?.done ?? query.done}
              change={
                <ChangePasswordForm
                  onChanged={() => leaveSession(urlTo('login', {}, { notice: 'password-changed' }), navigate)}
                />
              }
              add={<AddPasswordForm onAdded={show('added')} />}
              remove={<RemovePasswordForm onRemoved={show('removed')} />}
            />
          )}
        </ReadPart>
      </div>
    </AccountFrame>
  );
}
