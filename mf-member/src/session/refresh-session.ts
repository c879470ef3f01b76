import { busFor } from '@storefront/bus/bus';

const bus = busFor('mf-member');

/**
 * Refreshes the shared state after the server started or ended a member's session, and emits the fact.
 * @returns false when the shared state still shows the previous session; a new document would show the current one
 */
export async function refreshSession(fact: 'member:logged-in' | 'member:logged-out'): Promise<boolean> {
  const reply = await bus.request('shell:refresh-session', {});
  if (fact === 'member:logged-in') bus.emit('member:logged-in', {});
  else bus.emit('member:logged-out', {});
  return reply.kind === 'refreshed';
}
