import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { listSlots } from './list-slots.service';
import { reserveSlot } from './reserve-slot.service';

type Keys = 'POST /slots/list' | 'GET /slots/server-time' | 'POST /slots/reserve';

export function slotsRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /slots/list': ({ business, body, now }) => listSlots(context, business, body, now),
    'GET /slots/server-time': async ({ now }) => ({ serverTime: now.toISOString() }),
    'POST /slots/reserve': ({ business, body, now }) => reserveSlot(context, business, body, now),
  };
}
