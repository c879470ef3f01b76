import type { ReplyOf } from '@storefront/api/operation-types';
import type { Database } from '../../../database/database.types';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { changeWithKey } from '../../../http/change-with-key';
import type { RequestKey } from '../../../http/operation.types';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { driverId } from './driver';
import { deliveryRun } from './run-view';

/** What a driver does at a stop, perhaps sent again by a device that was without a connection. */
export interface StopCall<Body> {
  readonly body: Body;
  /** Of the request's business. */
  readonly businessId: number;
  readonly operator: CallingOperator;
  readonly requestKey: RequestKey | undefined;
  readonly now: Date;
}

/** When something was done: a device's clock that is ahead counts as now. @throws Problem date_invalid */
export function doneTime(doneAt: string | undefined, now: Date): Date {
  const time = doneAt === undefined ? now.getTime() : Date.parse(doneAt);
  if (Number.isNaN(time)) throw refuse('date_invalid', 'doneAt is not an instant');
  return new Date(Math.min(time, now.getTime()));
}

/** Does something at a stop once for each key. @returns the operator's run as it is now */
export async function atStop<Body>(
  context: ServiceContext,
  { body, businessId, operator, requestKey, now }: StopCall<Body>,
  work: (tx: Database) => Promise<unknown>,
): Promise<ReplyOf<'POST /desk/drive-run'>> {
  const operatorId = driverId(operator);
  const request = requestKey && {
    businessId,
    operation: requestKey.operation,
    key: requestKey.value,
    requestHash: context.keys.digest(JSON.stringify([operatorId, body])),
    now,
  };
  await changeWithKey(context, request, async (tx) => {
    await work(tx);
    return { reply: null, isChanged: true };
  });
  return { run: await deliveryRun(context.db, operatorId, now) };
}
