import type { ApiClient } from '@storefront/api/client';
import type { MarketingOption } from '@storefront/api/entities/marketing-preferences';
import type { MemberProfile } from '@storefront/api/entities/member-profile';
import { readProfile } from '../profile-page/read-profile';
import { type MemberRead, readAsMember } from '../read/read-as-member';

/** The parts of the page; the failure of one does not affect the others. */
export interface MyDetails {
  readonly profile: MemberRead<MemberProfile>;
  readonly marketing: MemberRead<readonly MarketingOption[]>;
  /** An example of the business's membership ids; missing where it has no memberships. */
  readonly membershipExample?: string;
}

export async function readMarketing(api: ApiClient): Promise<readonly MarketingOption[]> {
  const reply = await api.call('GET /member/marketing-preferences');
  if (!reply.ok) throw new Error('Marketing preferences: rejected');
  return reply.data.marketingOptions;
}

export async function readMyDetails(api: ApiClient): Promise<MyDetails> {
  const [profile, marketing, business] = await Promise.all([
    readAsMember(() => readProfile(api)),
    readAsMember(() => readMarketing(api)),
    api.call('GET /business/profile').catch(() => undefined),
  ]);
  const membershipExample = business?.ok ? business.data.retailMembership?.example : undefined;
  return { profile, marketing, ...(membershipExample && { membershipExample }) };
}
