import type { Handlers } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { saveBusiness } from '../businesses/save-business.service';
import { reconcileNow } from '../payments/reconciler';
import { adminSlots, changeSlot } from '../slots/admin-slots.service';
import { dropSlotLists } from '../slots/slot-lists';
import { adminOrder, adminOrders, transitionOrder } from './admin.service';

type Keys =
  | 'POST /admin/orders'
  | 'POST /admin/order'
  | 'POST /admin/order-transition'
  | 'POST /admin/reconcile'
  | 'POST /admin/business-save'
  | 'POST /admin/slots'
  | 'POST /admin/slot-change'
  | 'POST /admin/clock';

export function adminRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { db, clock } = context;
  return {
    'POST /admin/orders': ({ body }) => adminOrders(db, body),
    'POST /admin/order': ({ body }) => adminOrder(db, body.businessOrderId),
    'POST /admin/business-save': ({ body }) => saveBusiness(context, body.business, body, body.checkOnly ?? false),
    'POST /admin/slots': ({ body, now }) => adminSlots(context, body, now),
    'POST /admin/slot-change': ({ body }) => changeSlot(db, body).finally(() => dropSlotLists(context, body.storeId)),
    'POST /admin/reconcile': () => reconcileNow(context),
    'POST /admin/order-transition': ({ body, now }) => transitionOrder(context, body, now),
    'POST /admin/clock': async ({ body, now }) => {
      if (body.reset) clock.reset();
      const to = body.now === undefined ? now.getTime() : Date.parse(body.now);
      if (Number.isNaN(to)) throw refuse('date_invalid');
      const seconds = body.advanceSeconds ?? 0;
      if (body.now !== undefined || seconds > 0) clock.set(new Date(to + seconds * 1000));
      return { now: clock.now().toISOString(), moved: clock.isMoved() };
    },
  };
}
