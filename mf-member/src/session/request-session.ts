import type { OperationError, Result } from '@storefront/api/operation-types';
import { shared } from '@storefront/bus/bus';
import type { SubmitErrors } from '@storefront/forms/use-storefront-form';
import { attempt } from '../forms/attempt';
import type { LoggedIn } from './session';

type Key = 'POST /oauth/token' | 'POST /auth/passkey-log-in';

/**
 * Logs in with a password, a code or a passkey. The guest's basket becomes the member's.
 * @param send asks for the tokens, with the basket in the body
 * @param errorsOf the errors of the form for a refusal
 */
export async function requestSession<K extends Key>(
  send: (basket: { basketToken?: string }) => Promise<Result<K>>,
  errorsOf: (error: OperationError<K>) => SubmitErrors,
  onLoggedIn: LoggedIn,
): Promise<SubmitErrors | undefined> {
  const basketToken = shared.basket.get()?.basketToken;
  let mustVerify: boolean | undefined;
  const refused = await attempt(async () => {
    const reply = await send(basketToken ? { basketToken } : {});
    if (!reply.ok) return errorsOf(reply.error);
    mustVerify = reply.data.member.mustVerify;
    return undefined;
  });
  if (mustVerify !== undefined) await onLoggedIn(mustVerify);
  return refused;
}
