import type { ApiClient } from '@storefront/api/client';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { logInTexts } from './texts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What a step of the log-in led to: the operator is logged in, a code was mailed, or it was refused. */
export type LogInStep =
  | { readonly kind: 'logged-in' }
  | { readonly kind: 'code-sent' }
  | { readonly kind: 'refused'; readonly refusal: SubmitErrors };

const refused = (refusal: SubmitErrors): LogInStep => ({ kind: 'refused', refusal });

/** Sends e-mail and password, and in the second step the code that the first one mailed. */
export async function requestLogIn(
  api: ApiClient,
  { email, password }: Credentials,
  code?: string,
): Promise<LogInStep> {
  try {
    const body = { email: email.trim(), password, ...(code !== undefined && { code: code.trim() }) };
    const reply = await api.call('POST /desk/log-in', { body });
    if (reply.ok) return { kind: reply.data.operator ? 'logged-in' : 'code-sent' };
    if (reply.error.code === 'rate_limited') return refused({ message: logInTexts.tooMany });
    return reply.error.code === 'operator_code_wrong'
      ? refused({ errors: [{ path: 'code', message: logInTexts.codeWrong }] })
      : refused({ message: logInTexts.notMatching });
  } catch {
    return refused({ message: logInTexts.unavailable });
  }
}
