import type { DemoData } from '../../demo/demo-data.types';
import type { Database } from '../database/database.types';
import { insertRows } from '../database/insert-rows';
import { businesses, places } from '../database/schema/business';
import { deliveryZones, slotTemplates } from '../database/schema/slots';
import { storeDeliveryAreas, stores } from '../database/schema/store';
import { placeRow } from '../modules/location/gazetteer/place-row';

export async function seedBusinesses(db: Database, data: DemoData): Promise<void> {
  await insertRows(
    db,
    businesses,
    data.businesses.map(({ id, name, brand, hosts, ...settings }) => ({ id, name, brand, hosts, settings })),
  );
  await insertRows(db, stores, data.stores);
  await insertRows(db, storeDeliveryAreas, data.deliveryAreas);
  await insertRows(db, places, data.gazetteer.map(placeRow));
  await insertRows(db, deliveryZones, data.deliveryZones);
  await insertRows(db, slotTemplates, data.slotTemplates);
}
