import type { LogInProvider } from '@storefront/api/entities/enumerations';
import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { memberIdentities, members } from '../../../database/schema/member';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { lockMember } from '../../member/member.repository';

type Ways = Omit<WaysToLogIn, 'addable'>;

/** A member's ways to log in; a further kind of way is added here, so that the last one is counted rightly. */
async function waysOf(db: Database, businessId: number, memberId: number): Promise<Ways> {
  const [member] = await db
    .select({ passwordHash: members.passwordHash })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.businessId, businessId)));
  if (!member) throw refuse('session_ended');
  const rows = await db
    .select()
    .from(memberIdentities)
    .where(eq(memberIdentities.memberId, memberId))
    .orderBy(asc(memberIdentities.createdAt));
  return {
    hasPassword: member.passwordHash !== null,
    providers: rows.map(({ provider, emailAddress, createdAt }) => ({
      ...{ provider, emailAddress, addedAt: createdAt.toISOString() },
    })),
  };
}

/** A member's ways to log in, and the providers that can be added. */
export async function waysToLogIn(
  { db, providers }: ServiceContext,
  businessId: number,
  memberId: number,
): Promise<WaysToLogIn> {
  const ways = await waysOf(db, businessId, memberId);
  const added = ways.providers.map(({ provider }) => provider);
  return { ...ways, addable: [...providers(businessId).keys()].filter((name) => !added.includes(name)) };
}

/**
 * Removes a provider; removing one that is not there changes nothing.
 * @throws Problem last_way_to_log_in
 */
export async function removeProvider(
  context: ServiceContext,
  businessId: number,
  memberId: number,
  provider: LogInProvider,
): Promise<WaysToLogIn> {
  await inTransaction(context.db, async (tx) => {
    // Two removals at once must not remove the last two ways.
    await lockMember(tx, businessId, memberId);
    const ways = await waysOf(tx, businessId, memberId);
    if (!ways.providers.some((way) => way.provider === provider)) return;
    const offered = context.providers(businessId);
    const left = ways.providers.filter((way) => way.provider !== provider && offered.has(way.provider));
    if (!ways.hasPassword && left.length === 0) throw refuse('last_way_to_log_in');
    await tx
      .delete(memberIdentities)
      .where(and(eq(memberIdentities.memberId, memberId), eq(memberIdentities.provider, provider)));
  });
  return waysToLogIn(context, businessId, memberId);
}
