import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { oneTimeCodeIncorrect } from '@storefront/messages/verification';
import { submitErrorsOf } from '../forms/submit-errors';
import { requestSession } from '../session/request-session';
import type { LoggedIn } from '../session/session';

/** Logs in with a one-time code. */
export function logInWithCode(
  api: ApiClient,
  { email, otp }: { email: string; otp: string },
  onLoggedIn: LoggedIn,
): Promise<SubmitErrors | undefined> {
  return requestSession(
    (basket) => api.call('POST /oauth/token', { body: { grant_type: 'otp', username: email.trim(), otp, ...basket } }),
    (error) =>
      error.code === 'one_time_code_incorrect'
        ? { errors: [{ path: 'otp', message: oneTimeCodeIncorrect, code: error.code }] }
        : submitErrorsOf(error),
    onLoggedIn,
  );
}
