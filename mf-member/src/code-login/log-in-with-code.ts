import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { requestSession } from '../session/request-session';
import type { LoggedIn } from '../session/session';
import { codeRefusal } from './code-refusal';

/** Logs in with a one-time code. */
export function logInWithCode(
  api: ApiClient,
  { email, otp }: { email: string; otp: string },
  onLoggedIn: LoggedIn,
): Promise<SubmitErrors | undefined> {
  return requestSession(
    (basket) => api.call('POST /oauth/token', { body: { grant_type: 'otp', username: email.trim(), otp, ...basket } }),
    codeRefusal,
    onLoggedIn,
  );
}
