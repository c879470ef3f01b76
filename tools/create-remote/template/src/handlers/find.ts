import type { ApiClient } from '@storefront/api/client';
import { busFor } from '@storefront/bus/bus';
import type { CommandPayload, CommandReply } from '@storefront/bus/contracts/contracts.types';

const bus = busFor('mf-example');

/** Looks up a postcode, and emits the one that it finds. */
export async function find(
  api: ApiClient,
  { postcode }: CommandPayload<'example:find'>,
): Promise<Exclude<CommandReply<'example:find'>, { kind: 'unavailable' }>> {
  const reply = await api.call('POST /location/coordinates-by-postcode', { body: { postcode } });
  if (!reply.ok) return { kind: 'refused', code: reply.error.code };
  const found = reply.data.postcode;
  bus.emit('example:found', { postcode: found });
  return { kind: 'found', postcode: found };
}
