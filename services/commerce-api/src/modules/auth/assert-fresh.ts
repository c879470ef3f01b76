import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { sessions } from '../../database/schema/member';
import type { Identity } from '../../http/operation.types';
import { refuse } from '../../problem';
import { logSecurity } from '../../security-log';
import type { ServiceContext } from '../../service-context';
import type { Member } from '../member/member.repository';
import { FAILURE_PAUSE_MS } from './failure-pause';
import { passwordMatches } from './passwords/password';

/** How old the log-in may be that counts as a proof of who somebody is. */
const FRESH_MS = 15 * 60_000;

/**
 * Asks a member who is logged in to prove again who they are: by the password, or by a recent log-in without one.
 * @throws Problem current_password_incorrect, fresh_login_needed
 */
export async function assertFresh(
  context: ServiceContext,
  member: Member,
  { sessionId }: Identity,
  currentPassword: string | undefined,
  now: Date,
): Promise<void> {
  if (member.passwordHash)
    return assertPassword(context, member.passwordHash, currentPassword ?? '', { memberId: member.id });
  await assertRecentLogIn(context, sessionId, now);
}

/** @param whose for the security log @throws Problem current_password_incorrect */
export async function assertPassword(
  context: ServiceContext,
  passwordHash: string | null,
  typed: string,
  whose: { readonly memberId: number } | { readonly operatorId: number },
): Promise<void> {
  if (await passwordMatches(passwordHash, typed)) return;
  logSecurity(context, 'current_password_wrong', { ...whose, address: undefined });
  await pause(FAILURE_PAUSE_MS);
  throw refuse('current_password_incorrect');
}

/** Whether a log-in was made in the last quarter of an hour, so that it counts as a proof. */
export const isFresh = ({ createdAt }: { readonly createdAt: Date }, now: Date): boolean =>
  now.getTime() - createdAt.getTime() <= FRESH_MS;

/** @throws Problem fresh_login_needed when the session began longer ago */
export async function assertRecentLogIn(
  { db }: Pick<ServiceContext, 'db'>,
  sessionId: number,
  now: Date,
): Promise<void> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!session || !isFresh(session, now)) throw refuse('fresh_login_needed');
}
