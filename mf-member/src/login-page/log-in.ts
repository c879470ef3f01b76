import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { submitErrorsOf } from '../forms/submit-errors';
import { requestSession } from '../session/request-session';
import type { LoggedIn } from '../session/session';

/** Logs in with a password. */
export function logIn(
  api: ApiClient,
  { email, password }: { email: string; password: string },
  onLoggedIn: LoggedIn,
): Promise<SubmitErrors | undefined> {
  return requestSession(
    (basket) =>
      api.call('POST /oauth/token', { body: { grant_type: 'password', username: email.trim(), password, ...basket } }),
    submitErrorsOf,
    onLoggedIn,
  );
}
