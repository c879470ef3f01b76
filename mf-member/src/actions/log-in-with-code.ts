import { wrongFields } from '@storefront/forms/wrong-fields';
import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { sendCodeSchema, typedCodeSchema } from '../code-login/code-login.schema';
import { codeRefusal } from '../code-login/code-refusal';
import { atCodeLogin, channelOf } from '../code-login/plain-code';
import { actionRefusal } from '../forms/action-refusal';
import { goOn } from '../target/plain-entry';

/** Logs in with a one-time code. Fields: `email`, `type`, `otp`, `from?`. */
export function request(form: FormFields): ActionStep {
  const { email = '', otp = '' } = form;
  const schema = sendCodeSchema.concat(typedCodeSchema);
  const wrong = wrongFields(schema, { email, otp, type: channelOf(form) });
  if (wrong) return atCodeLogin(form, true, wrong);
  return { kind: 'call', operation: 'POST /oauth/token', body: { grant_type: 'otp', username: email.trim(), otp } };
}

export function next(reply: ActionReply, form: FormFields): ActionStep {
  if (reply.ok && reply.operation === 'POST /oauth/token') return goOn(form.from, reply.data.member.mustVerify);
  return atCodeLogin(form, true, actionRefusal(reply, undefined, codeRefusal));
}
