import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { rowsOf } from '../../database/database.types';
import type { Identity } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { assertFresh } from '../auth/assert-fresh';
import type { Business } from '../businesses/businesses.repository';
import { memberById } from '../member/member.repository';
import { personOf } from '../member/person';
import { personalTables } from '../member/personal-tables';

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
