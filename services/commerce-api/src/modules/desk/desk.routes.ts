import type { Handlers } from '../../http/operation.types';
import { StreamFollowers } from '../../http/stream-followers';
import type { ServiceContext } from '../../service-context';
import { StoreChanges } from './changes/store-changes';
import { listCollections } from './counter/collections.service';
import { findOrders } from './counter/find-orders.service';
import { handOver } from './counter/hand-over.service';
import { itemHistory } from './items/item-history.service';
import { listItems } from './items/items.service';
import { changeItems } from './items/items-change.service';
import { beginPicking } from './pick/pick-begin.service';
import { finishOrder } from './pick/pick-finish.service';
import { decideLine } from './pick/pick-line.service';
import { pickList } from './pick/pick-list';
import { releaseOrder } from './pick/pick-release.service';
import { findSubstitutes } from './pick/substitutes.service';
import { changeStore } from './store/change-store.service';
import { checkHours, hoursEffect } from './store/hours-effect';
import { addSlotTemplate, changeSlotTemplate, listSlotTemplates } from './store/slot-templates.service';
import { storeSettings } from './store/store-settings.service';
import { storeOfOperator } from './store-of-operator';
import { today } from './today/today.service';

/** Screens and phones of one store through one process: more than its staff has. */
const FOLLOWERS_PER_STORE = 300;

type Keys =
  | 'POST /desk/today'
  | 'GET /desk/changes'
  | 'POST /desk/pick-begin'
  | 'POST /desk/pick-list'
  | 'POST /desk/pick-line'
  | 'POST /desk/pick-substitutes'
  | 'POST /desk/pick-finish'
  | 'POST /desk/pick-release'
  | 'POST /desk/collections'
  | 'POST /desk/hand-over'
  | 'POST /desk/orders'
  | 'POST /desk/store'
  | 'POST /desk/store-change'
  | 'POST /desk/store-hours-effect'
  | 'POST /desk/slot-templates'
  | 'POST /desk/slot-template-add'
  | 'POST /desk/slot-template-change'
  | 'POST /desk/items'
  | 'POST /desk/items-change'
  | 'POST /desk/item-history';

export function deskRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { db, clock, config, log } = context;
  const changes = new StoreChanges(db, () => clock.now());
  const followers = new StreamFollowers({
    read: (storeIds) => changes.read(storeIds),
    report: (error) =>
      log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'changes of stores could not be read'),
    rateLimitFactor: config.rateLimitFactor,
    mostPerId: FOLLOWERS_PER_STORE,
  });
  return {
    'POST /desk/today': ({ body, operator, now }) => today(db, body, operator, now),
    'GET /desk/changes': async ({ query, operator }) => {
      const storeId = Number(query.storeId);
      await storeOfOperator(db, operator, storeId);
      return followers.follow(storeId);
    },
    'POST /desk/pick-begin': ({ body, operator, now }) => beginPicking(context, body, operator, now),
    'POST /desk/pick-list': async ({ operator }) => ({ batch: await pickList(db, operator.operatorId) }),
    'POST /desk/pick-line': ({ body, operator, business, requestKey, now }) =>
      decideLine(context, { body, operator, businessId: business.id, requestKey, now }),
    'POST /desk/pick-substitutes': ({ body, operator }) => findSubstitutes(context, body, operator),
    'POST /desk/pick-finish': ({ body, operator, now }) => finishOrder(context, body, operator, now),
    'POST /desk/pick-release': ({ body, operator, now }) => releaseOrder(context, body, operator, now),
    'POST /desk/collections': ({ body, operator, now }) => listCollections(db, body, operator, now),
    'POST /desk/hand-over': ({ body, operator, now }) => handOver(context, body, operator, now),
    'POST /desk/store': async ({ body: { storeId }, operator }) => {
      await storeOfOperator(db, operator, storeId);
      return storeSettings(db, storeId);
    },
    'POST /desk/store-hours-effect': async ({ body: { storeId, ...hours }, operator, now }) => {
      const { settings } = await storeOfOperator(db, operator, storeId);
      checkHours(hours);
      return hoursEffect(db, storeId, hours, { now, zone: settings.timeZone });
    },
    'POST /desk/store-change': ({ body, operator, now }) => changeStore(db, body, operator, now),
    'POST /desk/slot-templates': ({ body, operator }) => listSlotTemplates(db, body, operator),
    'POST /desk/slot-template-add': ({ body, operator, now }) => addSlotTemplate(db, body, operator, now),
    'POST /desk/slot-template-change': ({ body, operator, now }) => changeSlotTemplate(db, body, operator, now),
    'POST /desk/orders': ({ body, operator, now }) => findOrders(db, body, operator, now),
    'POST /desk/items': ({ body, operator }) => listItems(context, body, operator),
    'POST /desk/items-change': ({ body, operator, requestKey, now }) =>
      changeItems(context, { body, operator, requestKey, now }),
    'POST /desk/item-history': ({ body, operator }) => itemHistory(db, body, operator),
  };
}
