import { verificationRequestFailed } from '@storefront/messages/verification';
import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { actionRefusal } from '../forms/action-refusal';
import { atVerification } from '../verification-page/plain-verification';

/** Sends a verification code. Fields: `sentTo?`, where the last one was sent, and `from?`. */
export function request(): ActionStep {
  return { kind: 'call', operation: 'POST /member/verification-code-request', body: { platform: 'web' } };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  if (reply.ok && reply.operation === 'POST /member/verification-code-request')
    return atVerification({ ...form, sentTo: reply.data.sentTo }, { isSent: true });
  return atVerification(form, { isSent: form.sentTo !== undefined }, actionRefusal(reply, verificationRequestFailed));
}
