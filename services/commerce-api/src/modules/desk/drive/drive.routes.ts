import type { Handlers } from '../../../http/operation.types';
import type { ServiceContext } from '../../../service-context';
import { beginRun } from './drive-begin.service';
import { tellLate } from './drive-late.service';
import { endRun, orderRun } from './drive-order.service';
import { arrive, deliver, failToDeliver } from './drive-stop.service';
import { listWaiting } from './drive-waiting.service';
import { driverId } from './driver';
import { deliveryRun } from './run-view';
import { safePlacePicture } from './safe-place-picture';

type Keys =
  | 'POST /desk/drive-waiting'
  | 'POST /desk/drive-begin'
  | 'POST /desk/drive-run'
  | 'POST /desk/drive-order'
  | 'POST /desk/drive-arrived'
  | 'POST /desk/drive-delivered'
  | 'POST /desk/drive-not-delivered'
  | 'POST /desk/drive-late'
  | 'POST /desk/drive-end'
  | 'POST /desk/drive-picture';

export function driveRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { db } = context;
  return {
    'POST /desk/drive-waiting': ({ body, operator }) => listWaiting(db, body, operator),
    'POST /desk/drive-begin': ({ body, operator, now }) => beginRun(context, body, operator, now),
    'POST /desk/drive-run': async ({ operator, now }) => ({ run: await deliveryRun(db, driverId(operator), now) }),
    'POST /desk/drive-order': ({ body, operator, now }) => orderRun(context, body, operator, now),
    'POST /desk/drive-arrived': ({ business, ...call }) => arrive(context, { ...call, businessId: business.id }),
    'POST /desk/drive-delivered': ({ business, ...call }) => deliver(context, { ...call, businessId: business.id }),
    'POST /desk/drive-not-delivered': ({ business, ...call }) =>
      failToDeliver(context, { ...call, businessId: business.id }),
    'POST /desk/drive-late': ({ business, ...call }) => tellLate(context, { ...call, businessId: business.id }),
    'POST /desk/drive-end': ({ operator, now }) => endRun(context, operator, now),
    'POST /desk/drive-picture': ({ body, operator }) => safePlacePicture(context, body, operator),
  };
}
