import type { ApiClient } from '@storefront/api/client';
import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';

export async function readWays(api: ApiClient): Promise<WaysToLogIn> {
  const reply = await api.call('GET /member/ways-to-log-in');
  if (!reply.ok) throw new Error('Ways to log in: rejected');
  return reply.data;
}
