import { startTestSandbox, type TestSandbox } from '../../../test-support/start-test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const authorised = async (number?: string) => String((await sandbox.client.pay(number, { capture: false })).body.id);
const act = (id: string, what: string, body?: unknown, key?: string) =>
  sandbox.client.gateway('POST', `/payments/${id}/${what}`, body, key);
const statusOf = async (id: string) => (await sandbox.client.gateway('GET', `/payments/${id}`)).body.status;
const refusal = async (answer: ReturnType<typeof act>) => {
  const { status, body } = await answer;
  return [status, body.error_codes];
};

test('a payment is captured in parts until nothing is left of it', async () => {
  const id = await authorised();
  const part = await act(id, 'captures', { amount: 1000, reference: 'first box' });
  expect([part.status, part.body.reference]).toEqual([202, 'first box']);
  expect(part.body.action_id).toMatch(/^act_/);
  expect(await statusOf(id)).toBe('Partially Captured');
  expect(await refusal(act(id, 'captures', { amount: 1501 }))).toEqual([
    422,
    ['capture_value_greater_than_remaining_authorized'],
  ]);
  expect((await act(id, 'captures')).status).toBe(202);
  expect(await statusOf(id)).toBe('Captured');
  expect(await refusal(act(id, 'captures'))).toEqual([403, ['payment_not_capturable']]);
});

test('captures cannot exceed the authorised amount, nor follow a final capture', async () => {
  const id = await authorised();
  expect(await refusal(act(id, 'captures', { amount: 2501 }))).toEqual([
    422,
    ['capture_value_greater_than_authorized'],
  ]);
  await act(id, 'captures', { amount: 2000, capture_type: 'Final' });
  expect(await refusal(act(id, 'captures', { amount: 1 }))).toEqual([403, ['payment_not_capturable']]);
  expect(await statusOf(id)).toBe('Partially Captured');
});

test('refunds cannot exceed the captured amount', async () => {
  const id = await authorised();
  expect(await refusal(act(id, 'refunds'))).toEqual([403, ['payment_not_refundable']]);
  await act(id, 'captures');
  expect((await act(id, 'refunds', { amount: 500 })).status).toBe(202);
  expect(await statusOf(id)).toBe('Partially Refunded');
  expect(await refusal(act(id, 'refunds', { amount: 2001 }))).toEqual([422, ['refund_amount_exceeds_balance']]);
  expect((await act(id, 'refunds')).status).toBe(202);
  expect(await statusOf(id)).toBe('Refunded');
  expect(await refusal(act(id, 'refunds'))).toEqual([422, ['refund_amount_exceeds_balance']]);
});

test('an authorisation is voided once, and not after a capture', async () => {
  const id = await authorised();
  expect((await act(id, 'voids', { reference: 'changed mind' })).status).toBe(202);
  expect(await statusOf(id)).toBe('Voided');
  expect(await refusal(act(id, 'voids'))).toEqual([403, ['payment_not_voidable']]);
  expect(await refusal(act(id, 'captures'))).toEqual([403, ['payment_not_capturable']]);
  const taken = await authorised();
  await act(taken, 'captures', { amount: 1 });
  expect(await refusal(act(taken, 'voids'))).toEqual([403, ['payment_not_voidable']]);
});

test('a declined or unknown payment accepts no later action', async () => {
  const id = String((await sandbox.client.pay('4544249167673670')).body.id);
  for (const what of ['captures', 'refunds', 'voids']) {
    expect((await act(id, what)).status).toBe(403);
    const unknown = await act('pay_unknown', what);
    expect([unknown.status, unknown.body]).toEqual([404, '']);
  }
});

test('a capture requested twice with one key is executed once', async () => {
  const id = await authorised();
  const [first, again] = await Promise.all([
    act(id, 'captures', { amount: 700 }, 'capture-key'),
    act(id, 'captures', { amount: 700 }, 'capture-key'),
  ]);
  expect(again.body).toEqual(first.body);
  const charges = await sandbox.client.gateway('GET', `/payments/${id}`);
  expect(charges.body.balances).toMatchObject({ total_captured: 700, available_to_capture: 1800 });
});

test('a capture declined later leaves the money authorised', async () => {
  const id = await authorised('4273149019799094');
  expect((await act(id, 'captures')).status).toBe(202);
  expect(await statusOf(id)).toBe('Authorized');
  const { body } = await sandbox.client.get(`/api/webhooks/events?payment=${id}&type=payment_capture_declined&wait=5`);
  expect(body.events).toHaveLength(1);
});

test.each([
  [{ amount: 0 }],
  [{ amount: -5 }],
  [{ amount: 1.5 }],
  [{ amount: '12' }],
  [{ reference: 7 }],
  [[]],
  ['"x"'],
])('a capture of %j is rejected and nothing is taken', async (body) => {
  const id = await authorised();
  expect((await act(id, 'captures', body)).status).toBe(422);
  expect(await statusOf(id)).toBe('Authorized');
});

describe('an increment', () => {
  const estimated = async (number?: string) =>
    String((await sandbox.client.pay(number, { capture: false, authorization_type: 'Estimated' })).body.id);

  test('adds to an estimated authorisation, once for each key, and all of it can be captured', async () => {
    const id = await estimated();
    const first = await act(id, 'authorizations', { amount: 80, reference: 'more' }, 'key-1');
    expect([first.status, first.body.approved, first.body.balances]).toMatchObject([
      201,
      true,
      { total_authorized: 2580, available_to_capture: 2580 },
    ]);
    expect((await act(id, 'authorizations', { amount: 80, reference: 'more' }, 'key-1')).body).toEqual(first.body);
    const { body } = await sandbox.client.gateway('GET', `/payments/${id}`);
    expect(body).toMatchObject({ status: 'Authorized', amount: 2500, balances: { total_authorized: 2580 } });
    expect((await act(id, 'captures', { amount: 2580 })).status).toBe(202);
    expect(await refusal(act(id, 'authorizations', { amount: 80 }))).toEqual([403, ['payment_not_incrementable']]);
  });

  test('is declined by the bank, and refused for a final authorisation, another brand and a card without', async () => {
    const declining = await estimated('4000000000005100');
    const declined = await act(declining, 'authorizations', { amount: 80 });
    expect([declined.status, declined.body]).toMatchObject([201, { approved: false, response_code: '20051' }]);
    expect(await statusOf(declining)).toBe('Authorized');
    for (const id of [await authorised(), await estimated('6011111111111117'), await estimated('4000000000005209')])
      expect(await refusal(act(id, 'authorizations', { amount: 80 }))).toEqual([403, ['payment_not_incrementable']]);
  });
});
