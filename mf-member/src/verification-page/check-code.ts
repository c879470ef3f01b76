import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { codeIncorrect } from '@storefront/messages/verification';
import { attempt } from '../forms/attempt';
import { submitErrorsOf } from '../forms/submit-errors';

/** Checks a verification code; the refusal, if there is one. */
export function checkCode(api: ApiClient, verificationCode: string): Promise<SubmitErrors | undefined> {
  return attempt(async () => {
    const reply = await api.call('POST /member/verification-code-check', { body: { verificationCode } });
    if (reply.ok) return undefined;
    const { code } = reply.error;
    return code === 'code_incorrect'
      ? { errors: [{ path: 'verificationCode', message: codeIncorrect, code }] }
      : submitErrorsOf(reply.error);
  });
}
