import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { marketingConsents } from '../../database/schema/marketing';
import { members } from '../../database/schema/member';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { queueMarketingChange } from './marketing-changes';
import { consentWording, marketingChannels } from './marketing-channels';
import { latestConsents, recordConsent } from './marketing-consents.repository';
import { memberUserId } from './marketing-user';

type Options = ReplyOf<'GET /member/marketing-preferences'>;
type Answers = BodyOf<'PUT /member/marketing-preferences'>['marketingOptions'];

/** Every channel with the member's answer. */
export async function marketingOptionsOf(db: Database, business: Business, memberId: number): Promise<Options> {
  const answers = await latestConsents(db, memberId);
  return {
    marketingOptions: marketingChannels.map((channel) => ({
      marketingChannelId: channel.id,
      name: channel.name,
      wording: consentWording(business.name, channel),
      optedIn: answers.get(channel.id)?.optedIn ?? false,
      answeredAt: answers.get(channel.id)?.at.toISOString() ?? null,
    })),
  };
}

function assertKnown(answers: Answers): void {
  const ids = answers.map(({ marketingChannelId }) => marketingChannelId);
  const faults = ids.flatMap((id, index) => {
    const path = `marketingOptions.${index}.marketingChannelId`;
    if (ids.indexOf(id) < index) return [{ path, message: 'was given more than once', code: 'repeated' }];
    return marketingChannels.some((channel) => channel.id === id)
      ? []
      : [{ path, message: 'is not a marketing channel', code: 'unknown' }];
  });
  if (faults.length > 0) throw refuse('validation_failed', 'A marketing channel is not known', faults);
}

/**
 * Records the answers that differ from the present ones, and queues the new state for the marketing platform, in the
 * caller's transaction.
 * @param source where the member answered; `desk`: to the staff
 */
export async function changeConsents(
  tx: Database,
  context: Pick<ServiceContext, 'keys' | 'marketing'>,
  business: Business,
  { memberId, answers, source }: { memberId: number; answers: Answers; source: 'account' | 'unsubscribe' | 'desk' },
  now: Date,
): Promise<void> {
  // Answers that arrive at once are recorded one after the other.
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('no key update');
  if (!member) return;
  const before = await latestConsents(tx, memberId);
  const isOptedIn = new Map(marketingChannels.map(({ id }) => [id, before.get(id)?.optedIn ?? false]));
  let changed = false;
  for (const { marketingChannelId: channelId, optedIn } of answers) {
    const channel = marketingChannels.find(({ id }) => id === channelId);
    if (!channel || before.get(channelId)?.optedIn === optedIn) continue;
    // A refusal that changes nothing is no answer worth keeping: every form sends all channels.
    if (!before.has(channelId) && !optedIn) continue;
    const wording = consentWording(business.name, channel);
    await recordConsent(tx, { businessId: business.id, memberId, channelId, optedIn, wording, source, at: now });
    isOptedIn.set(channelId, optedIn);
    changed = true;
  }
  if (!changed) return;
  await queueConsents(tx, context, { businessId: business.id, memberId }, isOptedIn);
}

/** Queues the state of every channel for the marketing platform. */
async function queueConsents(
  tx: Database,
  context: Pick<ServiceContext, 'keys' | 'marketing'>,
  { businessId, memberId }: { businessId: number; memberId: number },
  isOptedIn: ReadonlyMap<number, boolean>,
): Promise<void> {
  const fields = Object.fromEntries(marketingChannels.map(({ id, field }) => [field, isOptedIn.get(id) ?? false]));
  const userId = memberUserId(context.keys, businessId, memberId);
  await queueMarketingChange(tx, context, { businessId, userId, change: { kind: 'consents', fields } });
}

/** Deletes a member's answers, and queues that for the marketing platform. */
export async function forgetConsents(
  tx: Database,
  context: Pick<ServiceContext, 'keys' | 'marketing'>,
  member: { businessId: number; memberId: number },
): Promise<void> {
  const answers = await tx
    .delete(marketingConsents)
    .where(eq(marketingConsents.memberId, member.memberId))
    .returning({ id: marketingConsents.id });
  if (answers.length > 0) await queueConsents(tx, context, member, new Map());
}

/** Changes the marketing that a member has agreed to. @throws Problem validation_failed for an unknown channel */
export async function updateMarketingPreferences(
  context: ServiceContext,
  business: Business,
  memberId: number,
  { marketingOptions: answers }: BodyOf<'PUT /member/marketing-preferences'>,
  now: Date,
): Promise<Options> {
  assertKnown(answers);
  await inTransaction(context.db, (tx) =>
    changeConsents(tx, context, business, { memberId, answers, source: 'account' }, now),
  );
  return marketingOptionsOf(context.db, business, memberId);
}
