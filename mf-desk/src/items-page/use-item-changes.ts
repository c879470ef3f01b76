import type { DeskItem, StoreItemValues } from '@storefront/api/entities/desk/desk-item';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { countText } from '@storefront/messages/count-text';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRef, useState } from 'react';
import { failureOf } from '../navigation/read-desk';
import { partTexts } from './item-words';
import type { ItemsQuery } from './items-path';
import type { ItemsFound } from './read-items';

type Body = Omit<BodyOf<'POST /desk/items-change'>, 'storeId'>;
type Changed = ReplyOf<'POST /desk/items-change'>['changed'];

export type ChangeOutcome = 'changed' | 'unchanged' | 'failed';

/** What the last change made, or why it did not. */
export interface LastChange {
  readonly kind: 'success' | 'warning' | 'danger';
  readonly text: string;
  /** What somebody else has changed, each in a line. */
  readonly conflicts: readonly string[];
  /** What can be undone. */
  readonly changed: Changed;
}

/** A page of items with what was changed of them since it was read, and the last change to undo. */
export function useItemChanges(found: ItemsFound, { text, category }: ItemsQuery) {
  const { api } = usePageContext();
  const [values, setValues] = useState<ReadonlyMap<number, StoreItemValues>>(new Map());
  const [totals, setTotals] = useState(found.totals);
  const [last, setLast] = useState<LastChange>();
  const [isBusy, setBusy] = useState(false);
  const sent = useRef<{ readonly text: string; readonly key: string }>(undefined);
  const { storeId, currency } = found;
  const items = found.items.map((item): DeskItem => ({ ...item, ...values.get(item.menuItemId) }));
  const nameOf = (id: number) => found.items.find(({ menuItemId }) => menuItemId === id)?.name ?? 'An item';

  const keep = (some: readonly { readonly menuItemId: number; readonly now: StoreItemValues }[]) =>
    setValues((before) => {
      const next = new Map(before);
      for (const { menuItemId, now } of some) next.set(menuItemId, { ...next.get(menuItemId), ...now });
      return next;
    });

  /** The same change, pressed again after a lost reply, is made once. */
  const keyOf = (body: Body): string => {
    const text = JSON.stringify(body);
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() };
    return sent.current.key;
  };

  /** @returns whether something was changed, nothing of it, or no reply came */
  const change = async (body: Body, said: (count: number) => string): Promise<ChangeOutcome> => {
    setBusy(true);
    try {
      const reply = await api.call('POST /desk/items-change', {
        body: { storeId, ...body },
        idempotencyKey: keyOf(body),
      });
      if (!reply.ok) {
        setLast({ kind: 'danger', text: notHere, conflicts: [], changed: [] });
        return 'failed';
      }
      sent.current = undefined;
      const { changed, conflicts, refused } = reply.data;
      keep([...changed.map(({ menuItemId, after }) => ({ menuItemId, now: after })), ...conflicts]);
      const left = conflicts.length + refused.length;
      setLast({
        kind: left > 0 ? 'warning' : 'success',
        text: [changed.length > 0 && said(changed.length), left > 0 && notChanged(left)].filter(Boolean).join(' '),
        conflicts: [
          ...conflicts.map(
            ({ menuItemId, seen, now }) =>
              `${nameOf(menuItemId)}: it has changed since the page was read. ${differing(seen, now, currency)}`,
          ),
          ...refused.map(({ menuItemId, code }) => `${nameOf(menuItemId)}: ${refusals[code]}`),
        ],
        changed,
      });
      await readTotals();
      return changed.length > 0 ? 'changed' : 'unchanged';
    } catch (thrown) {
      const text = failureOf(thrown).kind === 'log-in' ? loggedOut : notSent;
      setLast({ kind: 'danger', text, conflicts: [], changed: [] });
      return 'failed';
    } finally {
      setBusy(false);
    }
  };

  /** How many items each filter leaves now. What is shown stays until they are known. */
  const readTotals = async (): Promise<void> => {
    const asked = { storeId, limit: 1, ...(text && { text }), ...(category && { category }) };
    try {
      const reply = await api.call('POST /desk/items', { body: asked });
      if (reply.ok) setTotals(reply.data.totals);
    } catch {
      // The numbers are a help; the change itself was made.
    }
  };
  const undo = (changed: Changed): Promise<ChangeOutcome> =>
    change(
      { items: changed.map(({ menuItemId, before, after }) => ({ menuItemId, seen: after, set: before })) },
      (count) => `${countText(count, 'item')} set back.`,
    );

  return { items, totals, last, isBusy, change, undo };
}

export type ItemChanges = ReturnType<typeof useItemChanges>;

/** What was seen and what there is now, of the parts that differ. */
function differing(seen: StoreItemValues, now: StoreItemValues, currency: string): string {
  const there = partTexts(now, currency);
  return partTexts(seen, currency)
    .flatMap(({ label, text }, at) => (there[at]?.text === text ? [] : [`${label}: ${there[at]?.text}, not ${text}.`]))
    .join(' ');
}

const notChanged = (count: number) => `${countText(count, 'item')} ${count === 1 ? 'was' : 'were'} not changed.`;
const notSent = 'It could not be saved. Check the connection and press again: nothing is changed twice.';
const notHere = 'Nothing was changed: you do not work in this store any more.';
const loggedOut = 'Your session has ended. Load the page again to log in.';
const refusals: Readonly<Record<ReplyOf<'POST /desk/items-change'>['refused'][number]['code'], string>> = {
  not_listed: 'this store does not list it any more.',
  row_repeated: 'it was in the list twice.',
  not_seen: 'load the page again.',
  was_price_too_low: 'the price before a reduction must be above the price.',
  price_too_high: 'the price is more than the shop can charge.',
};
