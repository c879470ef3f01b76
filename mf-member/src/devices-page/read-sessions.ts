import type { ApiClient } from '@storefront/api/client';
import type { MemberSession } from '@storefront/api/entities/member-session';

export async function readSessions(api: ApiClient): Promise<readonly MemberSession[]> {
  const reply = await api.call('GET /member/sessions');
  if (!reply.ok) throw new Error('Sessions: rejected');
  return reply.data.sessions;
}
