import { wrongFields } from '@storefront/forms/wrong-fields';
import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { actionRefusal } from '../forms/action-refusal';
import { codeCheckErrors } from '../verification-page/code-check-errors';
import { atVerification } from '../verification-page/plain-verification';
import { verifySchema } from '../verification-page/verify.schema';

/** Checks a verification code. Fields: `verificationCode`, `sentTo?`, `from?`. */
export function request(form: FormFields): ActionStep {
  const { verificationCode = '' } = form;
  const wrong = wrongFields(verifySchema, { verificationCode });
  if (wrong) return atVerification(form, { isSent: true }, wrong);
  return { kind: 'call', operation: 'POST /member/verification-code-check', body: { verificationCode } };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  if (reply.ok && reply.operation === 'POST /member/verification-code-check')
    return atVerification(form, { verified: reply.data.verified });
  return atVerification(form, { isSent: true }, actionRefusal(reply, undefined, codeCheckErrors));
}
