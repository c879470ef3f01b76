import type { ApiClient } from '@storefront/api/client';
import { shared } from '@storefront/bus/bus';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { accountCreateFailed } from '@storefront/messages/account';
import { problemMessage } from '@storefront/messages/problem-message';
import { attempt } from '../forms/attempt';
import { submitErrorsOf } from '../forms/submit-errors';
import type { LoggedIn } from '../session/session';
import type { Registration } from './register.schema';

/** Creates the account and logs in, together with the basket. */
export async function register(
  api: ApiClient,
  values: Registration,
  idempotencyKey: string,
  onRegistered: LoggedIn,
): Promise<SubmitErrors | undefined> {
  const basketToken = shared.basket.get()?.basketToken;
  const referralCode = values.referralCode.trim();
  const mobile = values.mobileContactNumber.trim();
  let mustVerify: boolean | undefined;
  const refused = await attempt(async () => {
    const reply = await api.call('POST /auth/register', {
      body: {
        firstname: values.firstname.trim(),
        lastname: values.lastname.trim(),
        emailAddress: values.emailAddress.trim(),
        password: values.password,
        passwordConfirmation: values.passwordAgain,
        whereDidYouHear: values.whereDidYouHear,
        platform: 'web',
        ...(referralCode ? { referralCode } : {}),
        ...(mobile ? { mobileContactNumber: mobile } : {}),
        ...(basketToken ? { basketToken } : {}),
      },
      idempotencyKey,
    });
    if (reply.ok) {
      mustVerify = reply.data.outcome === 'registered_with_verification';
      return undefined;
    }
    const { code } = reply.error;
    if (code === 'referral_code_invalid')
      return { errors: [{ path: 'referralCode', message: problemMessage({ code }), code }] };
    if (code === 'email_already_registered')
      return { errors: [{ path: 'emailAddress', message: problemMessage({ code }), code }] };
    return code === 'validation_failed' ? { message: accountCreateFailed } : submitErrorsOf(reply.error);
  }, accountCreateFailed);
  if (mustVerify !== undefined) await onRegistered(mustVerify);
  return refused;
}
