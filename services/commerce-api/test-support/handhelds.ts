import type { OperatorRole } from '@storefront/api/entities/operator';
import { handhelds } from '../src/database/schema/handheld';
import { newId } from '../src/ids';
import { startOperatorSession } from '../src/modules/operators/operator-sessions';
import { addDeskOperator } from './desk-operators';
import { ids } from './shop-data';
import type { TestService } from './test-service';

/** A handheld of the test's first store, whose secret nobody has. @returns its id */
async function addHandheld({ db, clock }: TestService): Promise<number> {
  const id = newId();
  const row = { id, businessId: ids.business, storeId: ids.store, name: 'Handheld 3', pairedBy: 'Sam' };
  await db.insert(handhelds).values({ ...row, secretHash: `hash ${id}`, createdAt: clock.now() });
  return id;
}

/** The token of a session that a new operator of all stores has opened with a PIN. */
export async function pinSessionOf(service: TestService, role: OperatorRole): Promise<string> {
  const { operatorId } = await addDeskOperator(service, { role });
  const handheldId = await addHandheld(service);
  return startOperatorSession(service.db, service.keys, operatorId, service.clock.now(), { handheldId });
}
