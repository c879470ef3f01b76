import type { StoreDetails } from '@storefront/api/entities/store';
import type { TimeSlot } from '@storefront/api/entities/time-slot';
import { busFor, shared } from '@storefront/bus/bus';
import { slotStateOf } from '@storefront/bus/from-basket';
import { slotReserveFailed } from '@storefront/messages/slots';
import { textForCode } from '@storefront/messages/text-for-code';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRef, useState } from 'react';
import { rejectionTexts } from './rejection-texts';

const bus = busFor('mf-slots');

/** Holds a place in a slot for the shopper's basket; creates the basket when there is none. */
export function useReserve(store: StoreDetails, reload: () => void) {
  const { api } = usePageContext();
  const [pendingId, setPendingId] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const busy = useRef(false);
  const requested = useRef<TimeSlot>(undefined);

  /**
   * One reservation after another. Taps during a reservation replace each other: only the last one is reserved next.
   */
  const reserve = async (slot: TimeSlot): Promise<void> => {
    requested.current = slot;
    setPendingId(slot.slotId);
    if (busy.current) return;
    busy.current = true;
    for (let next = takeRequested(); next; next = takeRequested()) await reserveNow(next);
    busy.current = false;
    setPendingId(undefined);
  };

  const takeRequested = (): TimeSlot | undefined => {
    const slot = requested.current;
    requested.current = undefined;
    return slot;
  };

  const reserveNow = async (slot: TimeSlot): Promise<void> => {
    setProblem(undefined);
    try {
      const basketToken = shared.basket.get()?.basketToken ?? (await createBasket(slot));
      const reply = await api.call('POST /slots/reserve', {
        body: {
          storeId: store.id,
          basketToken,
          fulfilmentMethod: slot.fulfilmentMethod,
          timeSlotDate: slot.timeSlotDate,
          timeSlotTime: slot.timeSlotTime,
          extras: { slotId: slot.slotId },
        },
      });
      if (!reply.ok) {
        setProblem(textForCode(rejectionTexts, reply.error.code, slotReserveFailed));
        reload();
        return;
      }
      const { reservation } = reply.data;
      bus.set('slot', slotStateOf(reservation));
      bus.emit('slots:reserved', {});
      // The delivery fee depends on the slot, so the basket's totals changed.
      await bus.request('shell:refresh-session', {});
      reload();
    } catch {
      setProblem(slotReserveFailed);
    }
  };

  const createBasket = async (slot: TimeSlot): Promise<string> => {
    const reply = await api.call('POST /basket/get-or-create', {
      body: { storeId: store.id, fulfilmentMethod: slot.fulfilmentMethod },
    });
    if (!reply.ok) throw new Error(reply.error.code);
    return reply.data.basketToken;
  };

  return { reserve, pendingId, problem };
}
