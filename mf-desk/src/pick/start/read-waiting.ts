import type { ApiClient } from '@storefront/api/client';
import { DAY_MS } from '@storefront/api/durations';
import { type DeskFailure, readDesk } from '../../navigation/read-desk';
import { type WaitingOrder, waitingOrders } from './waiting-orders';

/** With fewer orders left today, a picker with time may begin tomorrow's. */
const ENOUGH_FOR_TODAY = 6;

/** The orders that wait, the most urgent first. */
export interface WaitingRead {
  readonly kind: 'read';
  readonly today: readonly WaitingOrder[];
  /** Empty while enough of today's wait. */
  readonly tomorrow: readonly WaitingOrder[];
  readonly timeZone: string;
}

/** Reads which orders of a store wait for a picker. */
export const readWaiting = (api: ApiClient, storeId: number): Promise<WaitingRead | DeskFailure> =>
  readDesk(async () => {
    const reply = await api.call('POST /desk/today', { body: { storeId } });
    if (!reply.ok) return { kind: 'failed' };
    const { timeZone, day: present, waves } = reply.data;
    const today = waitingOrders(waves);
    if (today.length >= ENOUGH_FOR_TODAY) return { kind: 'read', today, tomorrow: [], timeZone };
    const day = new Date(Date.parse(present) + DAY_MS).toISOString().slice(0, present.length);
    const next = await api.call('POST /desk/today', { body: { storeId, day } });
    return next.ok ? { kind: 'read', today, tomorrow: waitingOrders(next.data.waves), timeZone } : { kind: 'failed' };
  });
