import type { ApiClient } from '@storefront/api/client';
import { shared } from '@storefront/bus/bus';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { oneTimeCodeIncorrect } from '@storefront/messages/verification';
import { attempt } from '../forms/attempt';
import { submitErrorsOf } from '../forms/submit-errors';
import type { LoggedIn } from '../session/session';

/** Logs in with a code. The guest's basket becomes the member's. */
export async function logInWithCode(
  api: ApiClient,
  { email, otp }: { email: string; otp: string },
  onLoggedIn: LoggedIn,
): Promise<SubmitErrors | undefined> {
  const basketToken = shared.basket.get()?.basketToken;
  let mustVerify: boolean | undefined;
  const refused = await attempt(async () => {
    const reply = await api.call('POST /oauth/token', {
      body: { grant_type: 'otp', username: email.trim(), otp, ...(basketToken ? { basketToken } : {}) },
    });
    if (reply.ok) {
      mustVerify = reply.data.member.mustVerify;
      return undefined;
    }
    const { code } = reply.error;
    return code === 'one_time_code_incorrect'
      ? { errors: [{ path: 'otp', message: oneTimeCodeIncorrect, code }] }
      : submitErrorsOf(reply.error);
  });
  if (mustVerify !== undefined) await onLoggedIn(mustVerify);
  return refused;
}
