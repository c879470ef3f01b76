import { ids } from '../../test-support/shop-data';
import { type RaceEnvironment, setUpRace } from '../race-environment';

let environment: RaceEnvironment;
let key: string;
beforeAll(async () => {
  environment = await setUpRace();
  const { body } = await environment.post(
    environment.apis[0],
    '/admin/operator-add',
    { business: 'Testmarket', name: 'Sue', role: 'support' },
    { 'x-admin-key': environment.apis[0]?.adminKey ?? '' },
  );
  key = String(body.key);
});
afterAll(() => environment?.close());

test('of six who mail a person the link to their data at once, through two processes, three do', async () => {
  const body = { customer: `m${ids.member}`, wish: 'copy' };
  const mail = (at: number) =>
    environment.post(environment.apis[at % 2], '/desk/customer-data-mail', body, { 'x-operator-key': key });
  const replies = await Promise.all([0, 1, 2, 3, 4, 5].map(mail));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
});
