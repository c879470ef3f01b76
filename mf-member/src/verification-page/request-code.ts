import type { ApiClient } from '@storefront/api/client';
import type { ReplyOf } from '@storefront/api/operation-types';
import { verificationRequestFailed } from '@storefront/messages/verification';
import { failureText } from '../forms/failure-text';
import { submitErrorsOf } from '../forms/submit-errors';

export type SentVerification = ReplyOf<'POST /member/verification-code-request'>;

/** Asks for a verification code. @returns where it was sent, or the text of the refusal */
export async function requestCode(api: ApiClient): Promise<SentVerification | string> {
  try {
    const reply = await api.call('POST /member/verification-code-request', { body: { platform: 'web' } });
    return reply.ok ? reply.data : (submitErrorsOf(reply.error).message ?? verificationRequestFailed);
  } catch (failure) {
    return failureText(failure, verificationRequestFailed);
  }
}
