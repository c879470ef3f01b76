import { passkeyRefused } from '@storefront/messages/account';
import { problemMessage } from '@storefront/messages/problem-message';
import { connectionLost } from '@storefront/messages/system';
import { PasskeyLogIn } from '@storefront/passkeys/passkey-log-in';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { failureText } from '../forms/failure-text';
import { submitErrorsOf } from '../forms/submit-errors';
import { requestSession } from '../session/request-session';
import type { LoggedIn } from '../session/session';

interface PasskeyLoginProps {
  /** The page has the field in which the browser offers passkeys. */
  readonly hasField: boolean;
  readonly onLoggedIn: LoggedIn;
}

/** Logs a member in with a passkey; nothing in a browser without passkeys. */
export function PasskeyLogin({ hasField, onLoggedIn }: PasskeyLoginProps) {
  const { api } = usePageContext();
  return (
    <PasskeyLogIn
      hasField={hasField}
      steps={{
        begin: async () => {
          const asked = await api.call('POST /auth/passkey-options', { body: {} });
          return asked.ok ? { options: asked.data } : { refused: problemMessage(asked.error) };
        },
        finish: async (assertion) => {
          const refused = await requestSession(
            (basket) => api.call('POST /auth/passkey-log-in', { body: { assertion, ...basket } }),
            submitErrorsOf,
            onLoggedIn,
          );
          return refused && (refused.message ?? passkeyRefused);
        },
        failureText,
        unreachable: connectionLost,
      }}
    />
  );
}
