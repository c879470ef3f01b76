import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { inTransaction } from '../../../database/in-transaction';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { marketingChannels } from '../../marketing/marketing-channels';
import { changeConsents, marketingOptionsOf } from '../../marketing/marketing-preferences.service';
import { customerOf } from './customer-of-ref';

/**
 * Records that a member no longer agrees to marketing by a channel; staff cannot agree for them.
 * @throws Problem customer_not_found, customer_is_guest, validation_failed for an unknown channel
 */
export async function endConsent(
  context: ServiceContext,
  business: Business,
  { customer: ref, marketingChannelId }: BodyOf<'POST /desk/customer-consent-end'>,
  now: Date,
): Promise<ReplyOf<'POST /desk/customer-consent-end'>> {
  const { member } = await customerOf(context.db, business.id, ref);
  if (!member) throw refuse('customer_is_guest', 'A guest gets no marketing');
  if (!marketingChannels.some(({ id }) => id === marketingChannelId))
    throw refuse('validation_failed', 'A marketing channel is not known', [
      { path: 'marketingChannelId', message: 'is not a marketing channel', code: 'unknown' },
    ]);
  const answers = [{ marketingChannelId, optedIn: false }];
  await inTransaction(context.db, (tx) =>
    changeConsents(tx, context, business, { memberId: member.id, answers, source: 'desk' }, now),
  );
  return { marketing: (await marketingOptionsOf(context.db, business, member.id)).marketingOptions };
}
