import type { DemoBusiness, DemoPlace } from '../../demo/demo-data.types';
import type { Database } from '../database/database.types';
import { insertRows } from '../database/insert-rows';
import { businesses, places } from '../database/schema/business';
import { placeRow } from '../modules/location/gazetteer/place-row';

export const seedBusinesses = (db: Database, rows: readonly DemoBusiness[]): Promise<void> =>
  insertRows(
    db,
    businesses,
    rows.map(({ id, name, brand, hosts, ...settings }) => ({ id, name, brand, hosts, settings })),
  );

export const seedPlaces = (db: Database, gazetteer: readonly DemoPlace[]): Promise<void> =>
  insertRows(db, places, gazetteer.map(placeRow));
