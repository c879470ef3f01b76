import { startPgBouncer } from '../test-support/database/pg-bouncer';
import { draftAtOnce, payAtOnce } from './draft-orders';
import { type RaceEnvironment, setUpRace } from './race-environment';

let environment: RaceEnvironment;
let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
beforeAll(async () => {
  environment = await setUpRace({}, async ({ url }) => {
    // Fewer than either process would open.
    bouncer = await startPgBouncer(url, 4);
    return { DATABASE_URL: bouncer.url, PREPARED_STATEMENTS: 'no' };
  });
  await environment.sql('update slots set capacity = 1000');
  await environment.sql('update stores set minimum_spend = 0');
});
afterAll(async () => {
  await environment?.close();
  await bouncer?.stop();
});

const SHOPPERS = 20;

test('20 shoppers order at once through a pooler that shares four connections between transactions', async () => {
  const drafts = await draftAtOnce(environment, SHOPPERS, { quantity: 1 });
  expect(await payAtOnce(environment, drafts)).toEqual({ ordered: SHOPPERS });
});
