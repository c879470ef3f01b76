import type { ApiClient } from '@storefront/api/client';
import type { LoyaltyEntry, LoyaltyProgress, MemberReward } from '@storefront/api/entities/loyalty';
import type { Referral } from '@storefront/api/entities/referral';

export interface Loyalty {
  /** Null when the business has no loyalty programme. */
  readonly progress: LoyaltyProgress | null;
  readonly rewards: readonly MemberReward[];
  readonly entries: readonly LoyaltyEntry[];
  readonly referral: Referral;
}

export async function readLoyalty(api: ApiClient): Promise<Loyalty> {
  const [progress, summary, referral] = await Promise.all([
    api.call('GET /member/loyalty-progress'),
    api.call('GET /member/loyalty-summary'),
    api.call('GET /member/referral'),
  ]);
  if (!progress.ok || !summary.ok || !referral.ok) throw new Error('The rewards could not be read');
  return { progress: progress.data.progress, ...summary.data, referral: referral.data };
}
