import type { ApiClient } from '@storefront/api/client';
import type { MemberProfile } from '@storefront/api/entities/member-profile';

export async function readProfile(api: ApiClient): Promise<MemberProfile> {
  const reply = await api.call('GET /member/profile');
  if (!reply.ok) throw new Error('Profile: rejected');
  return reply.data;
}
