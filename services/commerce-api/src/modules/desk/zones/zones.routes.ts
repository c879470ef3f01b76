import type { Handlers } from '../../../http/operation.types';
import type { ServiceContext } from '../../../service-context';
import { keyedRequest } from '../content/keyed-request';
import { storeOfOperator } from '../store-of-operator';
import { changeZone, zoneEffect } from './zone-change.service';
import { listZones, zoneHistory } from './zones.service';

type Keys = 'POST /desk/zones' | 'POST /desk/zone-effect' | 'POST /desk/zone-change' | 'POST /desk/zone-history';

export function zoneRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { db } = context;
  return {
    'POST /desk/zones': async ({ body: { storeId }, operator, now }) =>
      listZones(db, await storeOfOperator(db, operator, storeId), storeId, now),
    'POST /desk/zone-effect': async ({ body, operator, now }) =>
      zoneEffect(db, await storeOfOperator(db, operator, body.storeId), body, now),
    'POST /desk/zone-change': async ({ body, operator, requestKey, now }) => {
      const business = await storeOfOperator(db, operator, body.storeId);
      return changeZone(
        context,
        business,
        body,
        keyedRequest(context, { business, body, operator, requestKey, now }),
        now,
      );
    },
    'POST /desk/zone-history': async ({ body: { storeId }, operator }) => {
      await storeOfOperator(db, operator, storeId);
      return zoneHistory(db, storeId);
    },
  };
}
