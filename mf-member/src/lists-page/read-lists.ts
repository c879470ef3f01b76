import type { ApiClient } from '@storefront/api/client';
import type { MemberList, MemberListSummary } from '@storefront/api/entities/member-list';

/** The lists, and the one that is shown; none for a member without lists. */
export interface Lists {
  readonly all: readonly MemberListSummary[];
  readonly shown: MemberList | undefined;
}

/** The list in the page's query. */
export const listIdOf = ({ list }: Readonly<Record<string, string>>): number | undefined =>
  list !== undefined && /^[1-9]\d{0,15}$/.test(list) ? Number(list) : undefined;

/** Reads the lists and the items of one; without an id, or when it is gone, those of the first. */
export async function readLists(
  api: ApiClient,
  listId: number | undefined,
  storeId: number | undefined,
): Promise<Lists> {
  const reply = await api.call('GET /member/lists');
  if (!reply.ok) throw new Error('Lists: rejected');
  const all = reply.data.lists;
  const shown = all.find((list) => list.listId === listId) ?? all[0];
  if (!shown) return { all, shown: undefined };
  const read = (at?: number) =>
    api.call('POST /member/list', { body: { listId: shown.listId, ...(at !== undefined && { storeId: at }) } });
  const list = await read(storeId);
  if (list.ok) return { all, shown: list.data };
  // The store has closed since it was chosen.
  const withoutStore = list.error.code === 'store_not_found' ? await read() : list;
  if (!withoutStore.ok) throw new Error('List: rejected');
  return { all, shown: withoutStore.data };
}
