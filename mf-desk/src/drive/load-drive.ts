import type { ApiClient } from '@storefront/api/client';
import type { DeskOperator, DeskStore } from '@storefront/api/entities/desk/desk-operator';
import type { DeliveryRun, WaitingDelivery } from '@storefront/api/entities/desk/drive';
import { deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

/** The page's data: who drives, where, and the run that goes on. */
export type DriveRead =
  | {
      readonly kind: 'read';
      readonly operator: DeskOperator;
      readonly store: DeskStore | undefined;
      readonly run: DeliveryRun | null;
    }
  | DeskFailure;

export const readDrive = (api: ApiClient): Promise<DriveRead> =>
  readDesk(async () => {
    const [visit, reply] = await Promise.all([deskVisit(api), api.call('POST /desk/drive-run', { body: {} })]);
    return reply.ok ? { kind: 'read', ...visit, run: reply.data.run } : { kind: 'failed' };
  });

export type WaitingRead = { readonly kind: 'read'; readonly orders: readonly WaitingDelivery[] } | DeskFailure;

/** The picked deliveries of a store. */
export const readWaiting = (api: ApiClient, storeId: number, signal?: AbortSignal): Promise<WaitingRead> =>
  readDesk(async () => {
    const reply = await api.call('POST /desk/drive-waiting', { body: { storeId }, signal });
    return reply.ok ? { kind: 'read', orders: reply.data.orders } : { kind: 'failed' };
  });
