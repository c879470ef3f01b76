import type { AdminSlot } from '@storefront/api/entities/admin-slot';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useState } from 'react';
import { failureOf } from '../navigation/read-desk';
import type { SlotsFound } from './read-slots';
import { changedText, type SlotChange, undoOf } from './slot-change';
import { slotName } from './slot-names';

/** The last change: what it was, and what sets it back. */
export interface LastChange {
  readonly slotId: number;
  readonly text: string;
  readonly undo: SlotChange;
  /** Numbers of the orders that stay in a slot that was withdrawn. */
  readonly orders: readonly string[];
  /** Where the undo itself was refused. */
  readonly problem?: string;
}

/** The slots that were read, with what was changed of them since, and the last change to undo. */
export function useSlotChanges({ storeId, slots: first, timeZone }: SlotsFound) {
  const { api } = usePageContext();
  const [slots, setSlots] = useState<readonly AdminSlot[]>(first);
  const [last, setLast] = useState<LastChange>();

  /** @returns why it was not made; undefined when it was */
  const change = async ({ slotId }: AdminSlot, wanted: SlotChange): Promise<string | undefined> => {
    const before = slots.find((slot) => slot.slotId === slotId);
    if (!before) return notFound;
    try {
      const reply = await api.call('POST /admin/slot-change', { body: { storeId, slotId, ...wanted } });
      if (!reply.ok) return notFound;
      const { slot, withdrawnHolds, orders } = reply.data;
      setSlots((known) => known.map((one) => (one.slotId === slotId ? slot : one)));
      setLast({
        slotId,
        text: changedText(slotName(slot, timeZone), wanted, withdrawnHolds),
        undo: undoOf(before, wanted),
        orders: wanted.withdrawn ? orders : [],
      });
      return undefined;
    } catch (thrown) {
      return failureOf(thrown).kind === 'log-in' ? loggedOut : notSent;
    }
  };

  const undo = async (): Promise<void> => {
    const slot = slots.find(({ slotId }) => slotId === last?.slotId);
    if (!slot || !last) return;
    const problem = await change(slot, last.undo);
    if (problem) setLast({ ...last, problem });
  };

  return { slots, last, change, undo };
}

const notFound = 'This slot does not exist any more. Load the page again.';
const notSent = 'The change could not be sent. Check the connection and try again.';
const loggedOut = 'Your session has ended. Load the page again to log in.';
