import type { Handlers } from '../../http/operation.types';
import { StreamFollowers } from '../../http/stream-followers';
import type { ServiceContext } from '../../service-context';
import { getOpenBasket } from '../basket/basket.repository';
import { currentReservation, holdUpdates } from '../slots/reservation.repository';
import { extendHeldSlot } from './extend-hold.service';
import { listSlots } from './list-slots.service';
import { reserveSlot } from './reserve-slot.service';
import { selectStore } from './select-store.service';
import { waitingRoomOf, waitingRoomOfToken } from './waiting-room/waiting-room.service';

type Keys =
  | 'POST /stores/select'
  | 'POST /slots/extend'
  | 'POST /slots/list'
  | 'GET /slots/hold-stream'
  | 'GET /slots/server-time'
  | 'POST /slots/reservation'
  | 'POST /slots/reserve'
  | 'POST /slots/waiting-room';

export function reservationsRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { clock, config, db, log } = context;
  const followers = new StreamFollowers({
    read: (basketIds) => holdUpdates(db, basketIds, clock.now()),
    report: (error) =>
      log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'followed reservations could not be read'),
    rateLimitFactor: config.rateLimitFactor,
  });
  return {
    'POST /stores/select': ({ business, body, caller, now }) => selectStore(context, business, body, caller, now),
    'POST /slots/list': async ({ business, body, caller, now }) => {
      const list = await listSlots(context, business, body, caller, now);
      const waitingRoom = await waitingRoomOfToken(context, business.id, body.basketToken, now);
      return { ...list, ...(waitingRoom && { waitingRoom }) };
    },
    'GET /slots/server-time': async ({ now }) => ({ serverTime: now.toISOString() }),
    'POST /slots/reservation': async ({ business, body, now }) => {
      const basket = await getOpenBasket(context.db, business.id, body.basketToken);
      return { serverTime: now.toISOString(), reservation: await currentReservation(context.db, basket.id, now) };
    },
    'GET /slots/hold-stream': async ({ business, query }) =>
      followers.follow((await getOpenBasket(db, business.id, query.basketToken)).id),
    'POST /slots/waiting-room': async ({ business, body, now }) =>
      waitingRoomOf(context, business.id, (await getOpenBasket(db, business.id, body.basketToken)).id, now),
    'POST /slots/extend': ({ business, body, now }) => extendHeldSlot(context, business, body, now),
    'POST /slots/reserve': ({ business, body, caller, address, now }) => {
      const hash = (value: string | undefined) => value && context.keys.digest(`holder ${business.id} ${value}`);
      const session = hash(caller.details?.owner);
      // The address of an operator is that of all their colleagues, whose visits hold places for as many shoppers.
      const holder = { session, address: caller.assisted ? undefined : hash(address) };
      return reserveSlot(context, business, body, caller, holder, now);
    },
  };
}
