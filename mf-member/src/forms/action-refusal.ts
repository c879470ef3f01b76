import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { systemError } from '@storefront/messages/system';
import type { ActionReply } from '@storefront/remote-kit/action.types';
import { submitErrorsOf } from './submit-errors';

type Refusal = Extract<ActionReply, { ok: false }>['error'];

/**
 * Why a call of a form without scripts was refused.
 * @param failed shown when no answer came, of which the shell does not tell the reason
 * @param errorsOf the errors of an answer
 */
export function actionRefusal(
  reply: ActionReply,
  failed: string = systemError,
  errorsOf: (error: Refusal) => SubmitErrors = submitErrorsOf,
): SubmitErrors {
  return reply.ok || reply.error.code === 'system_error' ? { message: failed } : errorsOf(reply.error);
}
