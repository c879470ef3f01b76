import type { StoreDetails } from '@storefront/api/entities/store';
import type { TimeSlot } from '@storefront/api/entities/time-slot';
import type { BodyOf } from '@storefront/api/operation-types';
import { busFor, shared } from '@storefront/bus/bus';
import { slotStateOf } from '@storefront/bus/from-basket';
import { fill } from '@storefront/messages/fill';
import {
  slotDefaultAsapFailed,
  slotDefaultFutureFailed,
  slotFeeChanged,
  slotReserveFailed,
} from '@storefront/messages/slots';
import { connectionLost } from '@storefront/messages/system';
import { textForCode } from '@storefront/messages/text-for-code';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { showToast } from '@storefront/ui/show-toast';
import { useRef, useState } from 'react';
import { focusPageIfLost } from '../../slots/focus-page-if-lost';
import { placeOf } from '../../slots/place-of';
import { feeText } from '../slots.model';
import { rejectionTexts } from './rejection-texts';

const bus = busFor('mf-slots');

/** How the shopper chose: a slot of the list, or a default that the page offers. */
export type Choice = 'slot' | 'default-asap' | 'default-future';

/** The message of a choice that failed without a more precise reason. */
const failedTexts: Readonly<Record<Choice, string>> = {
  slot: slotReserveFailed,
  'default-asap': slotDefaultAsapFailed,
  'default-future': slotDefaultFutureFailed,
};

export interface ReserveProblem {
  readonly message: string;
  /** The slot that could not be reserved. */
  readonly slot: TimeSlot;
  /** The basket has items of another store: the shopper is asked whether it may be emptied. */
  readonly asksToReplace?: boolean;
}

/** Holds a place in a slot for the shopper's basket; creates the basket when there is none. */
export function useReserve(store: StoreDetails, reload: () => void) {
  const { api, business } = usePageContext();
  const { currency } = business;
  const [pendingId, setPendingId] = useState<number>();
  const [problem, setProblem] = useState<ReserveProblem>();
  const busy = useRef(false);
  const requested = useRef<{ slot: TimeSlot; choice: Choice }>(undefined);

  /**
   * One reservation after another. Taps during a reservation replace each other: only the last one is reserved next.
   */
  const reserve = async (slot: TimeSlot, choice: Choice = 'slot'): Promise<void> => {
    requested.current = { slot, choice };
    setPendingId(slot.slotId);
    if (busy.current) return;
    busy.current = true;
    for (let next = takeRequested(); next; next = takeRequested()) await reserveNow(next.slot, next.choice);
    busy.current = false;
    setPendingId(undefined);
    // The pressed button may have left: the held time and the refusal both take its place.
    requestAnimationFrame(focusPageIfLost);
  };

  const takeRequested = () => {
    const next = requested.current;
    requested.current = undefined;
    return next;
  };

  const reserveNow = async (slot: TimeSlot, choice: Choice): Promise<void> => {
    setProblem(undefined);
    try {
      const basketToken = shared.basket.get()?.basketToken ?? (await createBasket(slot));
      const reply = await api.call('POST /slots/reserve', { body: { basketToken, ...slotFields(slot, choice) } });
      if (!reply.ok) {
        const { code } = reply.error;
        // The list says the place in the queue, which the page shows in place of the times.
        if (code === 'waiting_room') return reload();
        setProblem({
          message: textForCode(rejectionTexts, code, failedTexts[choice]),
          slot,
          asksToReplace: code === 'different_store',
        });
        reload();
        return;
      }
      const { reservation } = reply.data;
      bus.set('slot', slotStateOf(reservation));
      bus.emit('slots:reserved', {});
      // Another shopper's order in between can change the price.
      if (reservation.fee !== slot.fee)
        showToast({
          text: fill(
            slotFeeChanged,
            feeText(reservation.fee, (fee) => formatMoney(fee, { currency })),
          ),
        });
      // The session has the slot's method now. The totals have its fee.
      const refreshed = await bus.request('shell:refresh-session', {});
      if (refreshed.kind === 'unavailable') showToast({ text: connectionLost });
      reload();
    } catch {
      setProblem({ message: failedTexts[choice], slot });
    }
  };

  /** Empties the basket for this store, as the shopper agreed, and reserves the slot. */
  const replaceBasket = async (slot: TimeSlot): Promise<void> => {
    const { fulfilmentMethod } = slot;
    const basketToken = shared.basket.get()?.basketToken;
    setProblem(undefined);
    setPendingId(slot.slotId);
    try {
      const reply = await api.call('POST /stores/select', {
        body: { storeId: store.id, fulfilmentMethod, overwriteBasket: true, ...(basketToken && { basketToken }) },
      });
      if (reply.ok) return await reserve(slot);
      setProblem({ message: textForCode(rejectionTexts, reply.error.code, slotReserveFailed), slot });
    } catch {
      setProblem({ message: slotReserveFailed, slot });
    }
    setPendingId(undefined);
  };

  const slotFields = (slot: TimeSlot, choice: Choice): Omit<BodyOf<'POST /slots/reserve'>, 'basketToken'> => {
    const { fulfilmentMethod, timeSlotDate, timeSlotTime, slotId } = slot;
    const place = fulfilmentMethod === 'delivery' ? placeOf(shared.location.get()) : null;
    const fields = { storeId: store.id, fulfilmentMethod, ...place };
    if (choice === 'default-asap') return { ...fields, timeSlotDate: 'asap' };
    return { ...fields, timeSlotDate, timeSlotTime, extras: { slotId } };
  };

  const createBasket = async (slot: TimeSlot): Promise<string> => {
    const reply = await api.call('POST /basket/get-or-create', {
      body: { storeId: store.id, fulfilmentMethod: slot.fulfilmentMethod },
    });
    if (!reply.ok) throw new Error(reply.error.code);
    return reply.data.basketToken;
  };

  return { reserve, replaceBasket, dismissProblem: () => setProblem(undefined), pendingId, problem };
}
