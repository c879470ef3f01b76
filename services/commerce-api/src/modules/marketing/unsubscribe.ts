import { timingSafeEqual } from 'node:crypto';
import type { ReplyOf } from '@storefront/api/operation-types';
import { inTransaction } from '../../database/in-transaction';
import type { Keys } from '../../keys';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { memberById } from '../member/member.repository';
import { EMAIL_CHANNEL } from './marketing-channels';
import { changeConsents } from './marketing-preferences.service';

const signatureOf = (keys: Pick<Keys, 'digest'>, businessId: number, memberId: number) =>
  keys.digest(`unsubscribe ${businessId} ${memberId}`);

/** The token of a mail's unsubscribe link: it ends marketing by e-mail, and gives no other access. It does not expire. */
export const unsubscribeToken = (keys: Pick<Keys, 'digest'>, businessId: number, memberId: number): string =>
  `${memberId}.${signatureOf(keys, businessId, memberId)}`;

/** @returns the member; undefined when the token was not made here for this business */
function memberOfToken(keys: Pick<Keys, 'digest'>, businessId: number, token: string): number | undefined {
  const [id = '', signature = ''] = token.split('.');
  if (!/^\d{1,16}$/.test(id)) return undefined;
  const expected = Buffer.from(signatureOf(keys, businessId, Number(id)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : undefined;
}

/**
 * Ends marketing by e-mail for the member of a signed link. Repeatable, and the same for a member who has left.
 * @throws Problem unsubscribe_link_invalid
 */
export async function unsubscribe(
  context: ServiceContext,
  business: Business,
  token: string,
  now: Date,
): Promise<ReplyOf<'POST /marketing/unsubscribe'>> {
  const memberId = memberOfToken(context.keys, business.id, token);
  if (memberId === undefined) throw refuse('unsubscribe_link_invalid');
  await inTransaction(context.db, async (tx) => {
    if (!(await memberById(tx, memberId, business.id))) return;
    const answers = [{ marketingChannelId: EMAIL_CHANNEL, optedIn: false }];
    await changeConsents(tx, context, business, { memberId, answers, source: 'unsubscribe' }, now);
  });
  return { unsubscribed: true };
}
