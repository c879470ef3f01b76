import { startTestSandbox, type TestSandbox } from '../../../test-support/start-test-sandbox';
import { brandOf, isCardNumber } from '../cards/card-number';
import { testCards } from '../cards/test-cards';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

const back = { success_url: 'http://shop.localhost/yes', failure_url: 'http://shop.localhost/no' };

describe('test cards', () => {
  test.each(testCards)('$number can be typed: its digits, brand and code agree', ({ number, brand, cvv }) => {
    expect(isCardNumber(number)).toBe(true);
    expect(brandOf(number)).toMatchObject({ name: brand, cvvLength: cvv.length });
  });

  test.each(testCards)('a payment with $number is $outcome with $response_code', async (card) => {
    const { status, body } = await sandbox.client.pay(card.number, { capture: false });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      approved: card.outcome === 'approved',
      status: card.outcome === 'approved' ? 'Authorized' : 'Declined',
      response_code: card.response_code,
      response_summary: card.response_summary,
      source: { type: 'card', scheme: card.brand, last4: card.number.slice(-4), bin: card.number.slice(0, 6) },
    });
    expect('auth_code' in body).toBe(card.outcome === 'approved');
  });

  test.each(testCards)('with 3D Secure $number leads to the bank only when its table row says so', async (card) => {
    const { status, body } = await sandbox.client.pay(card.number, { ...back, '3ds': { enabled: true } });
    if (card.challenge) return expect([status, body.status]).toEqual([202, 'Pending']);
    const { authentication, response_code } = card;
    const code =
      authentication === 'none' || authentication === 'U'
        ? '20150'
        : authentication === 'N' || authentication === 'R'
          ? '20151'
          : response_code;
    expect([status, body.response_code]).toEqual([201, code]);
  });

  test('an amount of 1.01 is declined for insufficient funds, as documented', async () => {
    const { body } = await sandbox.client.pay('4242424242424242', { amount: 101 });
    expect(body).toMatchObject({ approved: false, status: 'Declined', response_code: '20051' });
  });

  test('a card that is not enrolled is charged without 3D Secure if the shop requests that', async () => {
    const { body } = await sandbox.client.pay('4484070000035519', {
      ...back,
      '3ds': { enabled: true, attempt_n3d: true },
    });
    expect(body).toMatchObject({ approved: true, '3ds': { enrolled: 'N', downgraded: true }, eci: '07' });
  });

  test('a card is verified with an amount of zero', async () => {
    const { body } = await sandbox.client.pay('4544249167673670', { amount: 0 });
    expect(body).toMatchObject({ approved: true, status: 'Card Verified' });
  });
});

describe('tokens', () => {
  const ask = (body: unknown) => sandbox.client.gateway('POST', '/tokens', body);

  test.each([
    ['a wrong check digit', { number: '4242424242424241' }, 'card_number_invalid'],
    ['letters', { number: 'none of your business' }, 'card_number_invalid'],
    ['no number', { number: undefined }, 'card_number_required'],
    ['a month that does not exist', { expiry_month: 13 }, 'card_expiry_month_invalid'],
    ['no year', { expiry_year: undefined }, 'card_expiry_year_required'],
    ['a past year', { expiry_year: 2019 }, 'card_expired'],
    ['a code that is too long', { cvv: '1234' }, 'cvv_invalid'],
    ['a code of letters', { cvv: 'abc' }, 'cvv_invalid'],
  ])('a card with %s is rejected', async (_what, rest, code) => {
    const { status, body } = await ask(sandbox.client.card('4242424242424242', rest));
    expect(status).toBe(422);
    expect(body).toEqual({ request_id: expect.any(String), error_type: 'request_invalid', error_codes: [code] });
  });

  test('all faults of a card are reported at once', async () => {
    const { body } = await ask({ type: 'card', number: '1', expiry_month: 0, expiry_year: 2035 });
    expect(body.error_codes).toEqual(['card_number_invalid', 'card_expiry_month_invalid']);
  });

  test('a wallet’s data becomes a token that pays', async () => {
    const { status, body } = await ask({ type: 'googlepay', token_data: { signature: 's', signedMessage: '{}' } });
    expect(status).toBe(201);
    const source = { type: 'token', token: body.token };
    const paid = await sandbox.client.gateway('POST', '/payments', { source, amount: 500, currency: 'GBP' });
    expect(paid.body).toMatchObject({ approved: true });
    expect((await ask({ type: 'applepay' })).body.error_codes).toEqual(['token_data_required']);
    expect((await ask({ type: 'cash' })).body.error_codes).toEqual(['token_type_invalid']);
    expect((await ask({})).body.error_codes).toEqual(['token_type_required']);
  });

  test('a token pays once, and not with a wrong key', async () => {
    const source = { type: 'token', token: await sandbox.client.token() };
    const order = { source, amount: 100, currency: 'GBP' };
    const stranger = await sandbox.client.call('POST', '/checkoutcom/payments', order, {
      authorization: 'Bearer sk_sbox_x',
    });
    expect([stranger.status, stranger.body]).toEqual([401, '']);
    expect((await sandbox.client.gateway('POST', '/payments', order)).status).toBe(201);
    const again = await sandbox.client.gateway('POST', '/payments', order);
    expect([again.status, again.body.error_codes]).toEqual([422, ['token_used']]);
  });

  test('a token is valid for a quarter of an hour by the sandbox’s clock', async () => {
    const source = { type: 'token', token: await sandbox.client.token() };
    await sandbox.client.call('POST', '/api/clock', { advance: 15 * 60, forward: false });
    const late = await sandbox.client.gateway('POST', '/payments', { source, amount: 100, currency: 'GBP' });
    await sandbox.client.call('POST', '/api/clock', { reset: true, forward: false });
    expect([late.status, late.body.error_codes]).toEqual([422, ['token_expired']]);
  });

  test('any shop’s page may request a token with the public key, and nothing else', async () => {
    const open = { authorization: 'Bearer pk_sbox_storefrontsandboxpublickey2', 'sec-fetch-site': 'cross-site' };
    const preflight = await sandbox.client.call('OPTIONS', '/checkoutcom/tokens');
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    const made = await sandbox.client.call(
      'POST',
      '/checkoutcom/tokens',
      sandbox.client.card('4242424242424242'),
      open,
    );
    expect([made.status, made.headers.get('access-control-allow-origin')]).toEqual([201, '*']);
    expect(JSON.stringify(made.body)).not.toContain('4242424242424242');
    const { authorization } = open;
    expect(
      (await sandbox.client.call('GET', '/checkoutcom/payments?reference=x', undefined, { authorization })).status,
    ).toBe(401);
  });
});

describe('saved cards', () => {
  test('a stored card pays again by its id, with its code typed again', async () => {
    const first = await sandbox.client.pay('5588686116426417');
    const { id } = first.body.source as { id: string };
    const cvv = await sandbox.client.gateway('POST', '/tokens', { type: 'cvv', token_data: { cvv: '123' } });
    const order = { source: { type: 'id', id, cvv: cvv.body.token }, amount: 700, currency: 'GBP' };
    const paid = await sandbox.client.gateway('POST', '/payments', order);
    expect(paid.body).toMatchObject({ approved: true, source: { id, last4: '6417' } });
    const again = await sandbox.client.gateway('POST', '/payments', order);
    expect(again.body.error_codes).toEqual(['token_used']);
    const unknown = { ...order, source: { type: 'id', id: 'src_unknown' } };
    expect((await sandbox.client.gateway('POST', '/payments', unknown)).body.error_codes).toEqual([
      'source_id_invalid',
    ]);
  });

  test('a card is stored by its token, the same card once, and removed', async () => {
    const store = async () => {
      const token = await sandbox.client.token('2223000010479399');
      return sandbox.client.gateway('POST', '/instruments', { type: 'token', token });
    };
    const stored = await store();
    expect([stored.status, stored.body]).toEqual([
      201,
      expect.objectContaining({ id: expect.stringMatching(/^src_/), last4: '9399', fingerprint: expect.any(String) }),
    ]);
    const again = await store();
    expect(again.body).toMatchObject({ id: stored.body.id, fingerprint: stored.body.fingerprint });
    const path = `/instruments/${stored.body.id}`;
    expect((await sandbox.client.gateway('DELETE', path)).status).toBe(204);
    expect((await sandbox.client.gateway('DELETE', path)).status).toBe(404);
    expect((await sandbox.client.gateway('GET', path)).status).toBe(404);
  });

  test('card numbers and security codes are never stored', async () => {
    const { readFileSync } = await import('node:fs');
    await sandbox.client.pay('4543474002249996', { reference: 'written' });
    const journal = readFileSync(`${sandbox.dataDir}/sandbox/journal.jsonl`, 'utf8');
    expect(journal).toContain('"written"');
    expect(journal).not.toContain('4543474002249996');
    expect(journal).not.toContain('cvv":"');
  });
});

describe('idempotency', () => {
  test('twenty simultaneous requests with one key charge once and get the same reply', async () => {
    const source = { type: 'token', token: await sandbox.client.token() };
    const order = { source, amount: 4321, currency: 'GBP', reference: 'crowd' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sandbox.client.gateway('POST', '/payments', order, 'crowd-key')),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect((await sandbox.client.get('/api/charges?reference=crowd')).body).toMatchObject({
      total_count: 1,
      net_captured: 4321,
    });
  });

  test('another key is another charge, and a refusal is not stored', async () => {
    await sandbox.client.pay('4242424242424242', { reference: 'keys' }, 'key-a');
    await sandbox.client.pay('4242424242424242', { reference: 'keys' }, 'key-b');
    expect((await sandbox.client.get('/api/charges?reference=keys')).body.total_count).toBe(2);
    expect((await sandbox.client.pay('4242424242424242', { currency: 'pounds' }, 'key-c')).status).toBe(422);
    expect((await sandbox.client.pay('4242424242424242', {}, 'key-c')).status).toBe(201);
  });

  test('a declined payment is a stored reply too and stays declined under its key', async () => {
    const first = await sandbox.client.pay('4544249167673670', {}, 'key-declined');
    const again = await sandbox.client.pay('4242424242424242', {}, 'key-declined');
    expect(again.body).toEqual(first.body);
  });

  test('a key expires after a day', async () => {
    await sandbox.client.pay('4242424242424242', { reference: 'day' }, 'key-day');
    await sandbox.client.call('POST', '/api/clock', { advance: 24 * 3600, forward: false });
    await sandbox.client.pay('4242424242424242', { reference: 'day' }, 'key-day');
    await sandbox.client.call('POST', '/api/clock', { reset: true, forward: false });
    expect((await sandbox.client.get('/api/charges?reference=day')).body.total_count).toBe(2);
  });
});

describe('charges', () => {
  test('tests find a payment by the shop’s reference or metadata, and can wait for it', async () => {
    const waiting = sandbox.client.get('/api/charges?metadata.draft_order_id=d-77&wait=5');
    await sandbox.client.pay('4242424242424242', { metadata: { draft_order_id: 'd-77' }, reference: 'r-77' });
    expect((await waiting).body).toMatchObject({
      total_count: 1,
      net_captured: 2500,
      data: [{ status: 'Captured', actions: [{ type: 'Authorization' }, { type: 'Capture' }] }],
    });
    const other = await sandbox.client.get('/api/charges?metadata.draft_order_id=d-77&reference=other');
    expect(other.body).toMatchObject({ total_count: 0, net_captured: 0 });
    expect((await sandbox.client.get('/api/charges?status=Captured')).status).toBe(422);
  });
});
