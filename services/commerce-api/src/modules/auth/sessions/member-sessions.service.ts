import { DAY_MS } from '@storefront/api/durations';
import type { ReplyOf } from '@storefront/api/operation-types';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { sessions } from '../../../database/schema/member';
import type { Identity } from '../../../http/operation.types';
import { refuse } from '../../../problem';
import { endAllSessions, endSession, SESSION_DAYS } from './sessions.service';

type Sessions = ReplyOf<'GET /member/sessions'>;

const isOpen = ({ memberId }: Pick<Identity, 'memberId'>, now: Date) =>
  and(
    eq(sessions.memberId, memberId),
    isNull(sessions.revokedAt),
    gt(sessions.createdAt, new Date(now.getTime() - SESSION_DAYS * DAY_MS)),
  );

/** On how many devices a member is logged in. */
export const countOpenSessions = (db: Database, memberId: number, now: Date): Promise<number> =>
  db.$count(sessions, isOpen({ memberId }, now));

/** Where a member is logged in: this session first, then by last use. */
export async function sessionsOf(db: Database, identity: Identity, now: Date): Promise<Sessions> {
  const rows = await db.select().from(sessions).where(isOpen(identity, now));
  const shown = rows.map(({ id, device, kind, createdAt, lastUsedAt }) => ({
    sessionId: id,
    device,
    kind,
    startedAt: createdAt.toISOString(),
    lastUsedAt: (lastUsedAt ?? createdAt).toISOString(),
    isCurrent: id === identity.sessionId,
  }));
  shown.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt));
  return { sessions: shown };
}

/** Ends one of the member's sessions. @throws Problem session_not_found for an unknown, ended or another's one */
export async function endOneSession(db: Database, identity: Identity, sessionId: number, now: Date): Promise<Sessions> {
  await inTransaction(db, async (tx) => {
    const [open] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(isOpen(identity, now), eq(sessions.id, sessionId)));
    if (!open) throw refuse('session_not_found');
    await endSession(tx, sessionId, now);
  });
  return sessionsOf(db, identity, now);
}

/** Ends every session of the member but this one. */
export async function endOtherSessions(db: Database, identity: Identity, now: Date): Promise<Sessions> {
  await inTransaction(db, (tx) => endOtherSessionsIn(tx, identity, now));
  return sessionsOf(db, identity, now);
}

/** `endOtherSessions` in the transaction that causes it. */
export async function endOtherSessionsIn(tx: Database, identity: Identity, now: Date): Promise<void> {
  const open = await tx.select({ id: sessions.id }).from(sessions).where(isOpen(identity, now));
  for (const { id } of open) if (id !== identity.sessionId) await endSession(tx, id, now);
}

/** Ends every session of the member, including this one. */
export async function endEverySession(db: Database, { memberId }: Identity, now: Date): Promise<{ loggedOut: true }> {
  await inTransaction(db, (tx) => endAllSessions(tx, memberId, now));
  return { loggedOut: true };
}
