import type { ApiClient } from '@storefront/api/client';
import type { DeliveryRun } from '@storefront/api/entities/desk/drive';
import type { BodyOf } from '@storefront/api/operation-types';
import type { ActionKind, Sent } from './action-queue';
import { sendAction } from './send-action';
import { type QueuedAction, storedActions } from './stored-actions';

/** When it was done: later than that, the same is sent again and not done again. */
interface Timed {
  readonly doneAt: string;
}

/** What a driver did at a stop. */
export type StopAction =
  | { readonly kind: 'arrived'; readonly body: BodyOf<'POST /desk/drive-arrived'> & Timed }
  | { readonly kind: 'delivered'; readonly body: BodyOf<'POST /desk/drive-delivered'> & Timed }
  | { readonly kind: 'not_delivered'; readonly body: BodyOf<'POST /desk/drive-not-delivered'> & Timed };

/** The same until commerce-api has it. */
export type DriveAction = QueuedAction &
  StopAction & {
    /** Of the stop; its name and address are in the run, and not kept with what is to be sent. */
    readonly shown: { readonly number: number };
  };

const STORAGE_KEY = 'desk:drive';

export const driveActions: ActionKind<DriveAction> = {
  stored: storedActions({ key: STORAGE_KEY, write: (text) => localStorage.setItem(STORAGE_KEY, text) }),
  isSettledBy: (refused, done) => refused.body.businessOrderId === done.body.businessOrderId && done.kind !== 'arrived',
};

/** Sends an action with its own key. */
export function sendStopAction(api: ApiClient, action: DriveAction): Promise<Sent<{ run: DeliveryRun | null }>> {
  const idempotencyKey = action.id;
  switch (action.kind) {
    case 'arrived':
      return sendAction(() => api.call('POST /desk/drive-arrived', { body: action.body, idempotencyKey }));
    case 'delivered':
      return sendAction(() => api.call('POST /desk/drive-delivered', { body: action.body, idempotencyKey }));
    case 'not_delivered':
      return sendAction(() => api.call('POST /desk/drive-not-delivered', { body: action.body, idempotencyKey }));
  }
}
