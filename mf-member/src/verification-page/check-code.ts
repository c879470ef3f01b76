import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { attempt } from '../forms/attempt';
import { codeCheckErrors } from './code-check-errors';

/** Checks a verification code; the refusal, if there is one. */
export function checkCode(api: ApiClient, verificationCode: string): Promise<SubmitErrors | undefined> {
  return attempt(async () => {
    const reply = await api.call('POST /member/verification-code-check', { body: { verificationCode } });
    return reply.ok ? undefined : codeCheckErrors(reply.error);
  });
}
