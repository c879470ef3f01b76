import { setTimeout as pause } from 'node:timers/promises';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { rowsOf } from '../../../database/database.types';
import { sessions } from '../../../database/schema/member';
import type { Identity } from '../../../http/operation.types';
import { refuse } from '../../../problem';
import { logSecurity } from '../../../security-log';
import type { ServiceContext } from '../../../service-context';
import { passwordMatches } from '../../auth/password';
import type { Business } from '../../businesses/businesses.repository';
import { type Member, memberById } from '../member.repository';
import { personOf } from './person';
import { personalTables } from './personal-tables';

const FAILURE_PAUSE_MS = 500;
/** How old the log-in of an account without a password may be. */
const FRESH_MS = 15 * 60_000;

/** @throws Problem current_password_incorrect, fresh_login_needed */
async function assertFresh(
  context: ServiceContext,
  member: Member,
  { sessionId }: Identity,
  currentPassword: string | undefined,
  now: Date,
): Promise<void> {
  if (member.passwordHash) {
    if (await passwordMatches(member.passwordHash, currentPassword ?? '')) return;
    logSecurity(context, 'current_password_wrong', { memberId: member.id, address: undefined });
    await pause(FAILURE_PAUSE_MS);
    throw refuse('current_password_incorrect');
  }
  const [session] = await context.db.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!session || now.getTime() - session.createdAt.getTime() > FRESH_MS) throw refuse('fresh_login_needed');
}

/** Everything that is stored about a member, by table. */
export async function memberData(
  context: ServiceContext,
  business: Business,
  identity: Identity,
  { currentPassword }: BodyOf<'POST /member/data'>,
  now: Date,
): Promise<ReplyOf<'POST /member/data'>> {
  const { db } = context;
  const member = await memberById(db, identity.memberId, business.id);
  if (!member) throw refuse('session_ended');
  await assertFresh(context, member, identity, currentPassword, now);
  // Registration proves no address: orders and messages of a guest are only shown to who has proved it.
  const person = await personOf(db, member, member.verifiedEmail === member.emailAddress);
  const sections: ReplyOf<'POST /member/data'>['sections'] = [];
  for (const [name, { exported }] of Object.entries(personalTables))
    if (exported) {
      const records = await rowsOf<Record<string, string | null>>(db, exported.rows(person));
      sections.push({ name, title: exported.title, records });
    }
  return { exportedAt: now.toISOString(), sections };
}
