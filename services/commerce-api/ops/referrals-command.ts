import type { ApiClient } from '@storefront/api/client';
import { formatMoment } from './moment';
import { formatTable } from './table';

export interface ReferralsCommand {
  name: 'referrals';
  business?: string;
}

/** Lists the refused referrals; returns the text to print. */
export async function runReferralsCommand(client: ApiClient, { business }: ReferralsCommand): Promise<string[]> {
  const result = await client.call('POST /admin/refused-referrals', { body: { ...(business && { business }) } });
  if (!result.ok) throw new Error(result.error.detail);
  const rows = result.data.referrals.map(({ businessId, sharer, friend, refusal, businessOrderId, decidedAt }) => [
    formatMoment(decidedAt),
    refusal,
    sharer,
    friend,
    businessOrderId ?? '',
    String(businessId),
  ]);
  return [
    ...formatTable(['Decided', 'Reason', 'Member', 'Friend', 'Order', 'Business'], rows),
    '',
    `${rows.length} referrals without a reward`,
  ];
}
