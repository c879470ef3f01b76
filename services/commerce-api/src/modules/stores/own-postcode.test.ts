import { eq, sql } from 'drizzle-orm';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { deliveryZones } from '../../database/schema/slots';
import { stores } from '../../database/schema/store';
import { storesDeliveringTo } from './stores.repository';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

test('a store’s own postcode lies in its smallest ring, whatever the gazetteer has of it', async () => {
  const { db } = service;
  const [store] = await db.select().from(stores).where(eq(stores.id, ids.store));
  const postcode = store?.postcode ?? '';
  const ring = { storeId: ids.store, id: 1, code: 'near', name: 'Near', prefixes: [], withinMetres: 500, feeAdded: 0 };
  await db.insert(deliveryZones).values(ring);
  await db.execute(sql`delete from places where postcode = ${postcode}`);
  await db.execute(sql`update places set latitude = latitude + 1`);
  expect((await storesDeliveringTo(db, postcode)).get(ids.store)).toMatchObject({ code: 'near' });
});
