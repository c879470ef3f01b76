import type { ReplyOf } from '@storefront/api/operation-types';
import type { ServiceContext } from '../../service-context';

/** A list that another process has changed is at most this old. */
const FRESH_MS = 1_000;

/** The part of a list of slots that all shoppers with the same question share. */
interface SharedSlots extends Pick<ReplyOf<'POST /slots/list'>, 'days' | 'asap'> {
  /** Some of the slots limit picking units, so the list depends on the basket. */
  countsUnits: boolean;
}

export interface KeptSlots extends SharedSlots {
  /** The next cut-off: the list no longer holds from then on. */
  validUntil: Date | undefined;
}

const keyOf = (storeId: number) => `slot lists ${storeId}`;

/** The lists of a store that were read within FRESH_MS, by question. */
const listsOf = ({ cache }: Pick<ServiceContext, 'cache'>, storeId: number) =>
  cache.through(keyOf(storeId), FRESH_MS, async () => new Map<string, Promise<KeptSlots>>());

/** The shared part of a list; shoppers who ask the same within a second share one read. */
export async function sharedSlots(
  context: Pick<ServiceContext, 'cache'>,
  storeId: number,
  question: string,
  read: () => Promise<KeptSlots>,
  now: Date,
): Promise<SharedSlots> {
  const lists = await listsOf(context, storeId);
  const known = await lists.get(question);
  if (known && (known.validUntil === undefined || now < known.validUntil)) return known;
  const list = read();
  lists.set(question, list);
  list.catch(() => lists.get(question) === list && lists.delete(question));
  return list;
}

/** The store's slots have changed in this process: the next list is read again. */
export const dropSlotLists = ({ cache }: Pick<ServiceContext, 'cache'>, storeId: number): void =>
  cache.drop(keyOf(storeId));
