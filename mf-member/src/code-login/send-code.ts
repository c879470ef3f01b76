import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { oneTimeCodeSendFailed } from '@storefront/messages/verification';
import { attempt } from '../forms/attempt';
import { submitErrorsOf } from '../forms/submit-errors';
import type { SentCode } from './sent-code';

/** Asks for a code to log in with; the refusal, if there is one. */
export function sendCode(api: ApiClient, { email, type }: SentCode): Promise<SubmitErrors | undefined> {
  return attempt(async () => {
    const reply = await api.call('POST /auth/send-one-time-code', { body: { email: email.trim(), type } });
    return reply.ok ? undefined : submitErrorsOf(reply.error);
  }, oneTimeCodeSendFailed);
}
