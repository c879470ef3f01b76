import type { PasskeyAssertion } from '@storefront/api/entities/passkey';
import { refuse } from '../../../problem';
import { logSecurity } from '../../../security-log';
import type { ServiceContext } from '../../../service-context';
import { type Asked, type TakenChallenge, takeChallenge } from './passkey-challenges';
import type { StoredPasskey } from './stored-passkey';
import { PasskeyFailure, verifyAssertion } from './verify-passkey';

/** Whose passkey it is, and where the call came from: for the security log. */
interface Suspect {
  readonly memberId?: number;
  readonly operatorId?: number;
  readonly address: string | undefined;
}

/** An authenticator that counts has signed more than it tells: there may be a copy of the passkey. */
class CounterWentBack extends Error {
  constructor(readonly passkeyId: number) {
    super();
  }
}

/** Authenticators that do not count always say 0. */
const isBack = (counter: number, before: number): boolean => (counter > 0 || before > 0) && counter <= before;

/**
 * The challenge that was answered, which is used up.
 * @throws Problem passkey_expired for one that counts no more, or not here
 */
export async function answeredChallenge(
  context: ServiceContext,
  asked: Asked,
  clientDataJSON: string,
  suspect: Suspect,
  now: Date,
): Promise<TakenChallenge> {
  const challenge = await takeChallenge(context.db, asked, clientDataJSON, now);
  if (challenge) return challenge;
  logSecurity(context, 'passkey_refused', { ...suspect, reason: 'no challenge' });
  throw refuse('passkey_expired');
}

/**
 * Verifies a log-in with a passkey, and its counter.
 * @returns what is to be kept of this use
 * @throws PasskeyFailure, CounterWentBack, which `trusting` turns into a refusal
 */
export async function verifyUse(
  challenge: TakenChallenge,
  passkey: StoredPasskey,
  assertion: PasskeyAssertion,
  now: Date,
): Promise<Pick<StoredPasskey, 'counter' | 'isBackedUp' | 'lastUsedAt'>> {
  const { counter, isBackedUp } = await verifyAssertion(challenge, passkey, assertion);
  if (isBack(counter, passkey.counter)) throw new CounterWentBack(passkey.id);
  return { counter, isBackedUp, lastUsedAt: now };
}

/**
 * Does what depends on a passkey's signature. One that cannot be trusted is logged.
 * @throws Problem passkey_refused
 */
export async function trusting<T>(context: ServiceContext, suspect: Suspect, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CounterWentBack)
      logSecurity(context, 'passkey_counter_went_back', { ...suspect, passkeyId: error.passkeyId });
    else if (error instanceof PasskeyFailure)
      logSecurity(context, 'passkey_refused', { ...suspect, reason: error.message });
    else throw error;
    throw refuse('passkey_refused');
  }
}
