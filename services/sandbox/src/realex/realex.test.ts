import {
  callApi,
  cancelCard,
  pageFields,
  payOnPage,
  postXml,
  rebateHash,
  responseIn,
  stepOf,
  typedCard,
} from '../../test-support/realex-shop';
import { startTestSandbox, type TestSandbox } from '../../test-support/start-test-sandbox';
import { demoKeys } from '../config';
import { realexHash } from './realex-hash';
import { BANK_CODE, realexTestCards } from './realex-test-cards';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

let orders = 0;
const newOrder = () => `order-${++orders}`;
const open = (fields: Record<string, string>) => sandbox.client.form<string>('/realex/pay', fields);

test('signatures are those of the published vectors', () => {
  const response = ['20130814122239', 'thestore', 'ORD453-11', '00', 'Successful', '3737468273643', '79347'];
  expect(realexHash('mysecret', response)).toBe('f093a0b233daa15f2bf44888f4fe75cb652e7bf0');
  const request = ['20130814122239', 'thestore', 'ORD453-11', '29900', 'EUR', 'newpayer1'];
  expect(realexHash('mysecret', [...request, ''])).toBe('099b6ef236391d8bdc642488fc5e9c54ac31cd80');
  expect(realexHash('mysecret', [...request, 'mycard1'])).toBe('4106afc4666c6145b623089b1ad4098846badba2');
});

test.each(realexTestCards.filter(({ challenge }) => !challenge))(
  'the published card $number gets a signed response with $result',
  async ({ number, result, message }) => {
    const order = newOrder();
    const { body } = await payOnPage(sandbox.client, order, number);
    const response = responseIn(body);
    expect(response).toMatchObject({
      ORDER_ID: order,
      AMOUNT: '2500',
      CURRENCY: 'GBP',
      RESULT: result,
      MESSAGE: message,
    });
    const { TIMESTAMP = '', PASREF = '', AUTHCODE = '' } = response;
    expect(response.SHA1HASH).toBe(
      realexHash(demoKeys.realexSecret, [TIMESTAMP, demoKeys.realexMerchant, order, result, message, PASREF, AUTHCODE]),
    );
  },
);

test('the bank’s challenge is passed with its code, failed with another, and may be cancelled', async () => {
  const [challenged] = realexTestCards.filter(({ challenge }) => challenge);
  const outcomes = [];
  for (const answer of [BANK_CODE, 'wrong', undefined]) {
    const { body } = await payOnPage(sandbox.client, newOrder(), challenged?.number ?? '');
    expect(body).toContain('Confirm your payment');
    const ended = await sandbox.client.form<string>(
      stepOf(body),
      answer ? { action: 'confirm', answer } : { action: 'cancel' },
    );
    outcomes.push(responseIn(ended.body).RESULT);
  }
  expect(outcomes).toEqual(['00', '110', '-1']);
});

test('an order is processed once, in whichever tab, and a cancelled one may be opened again', async () => {
  const order = newOrder();
  const first = await open(pageFields(order));
  const second = await open(pageFields(order));
  const cancelled = await sandbox.client.form<string>(stepOf(first.body), { action: 'cancel' });
  expect(responseIn(cancelled.body)).toMatchObject({ RESULT: '-1', PASREF: '' });
  const third = await open(pageFields(order));
  expect((await sandbox.client.form<string>(stepOf(second.body), typedCard('4263970000005262'))).status).toBe(200);
  const again = await sandbox.client.form<string>(stepOf(third.body), typedCard('4263970000005262'));
  expect([again.status, again.body]).toEqual([409, expect.stringContaining('Error 501')]);
  expect(await open(pageFields(order))).toMatchObject({ status: 409, body: expect.stringContaining('Error 501') });
});

test.each([
  ['another amount than was signed', { AMOUNT: '1' }, undefined, 'Error 505'],
  ['a signature of nothing', {}, { SHA1HASH: '' }, 'Error 505'],
  ['an unknown merchant', { MERCHANT_ID: 'another' }, undefined, 'Error 504'],
  ['an amount that is none', { AMOUNT: '12.50' }, undefined, 'Error 508'],
  ['a response URL that is a script', { MERCHANT_RESPONSE_URL: 'javascript:alert(1)' }, undefined, 'Error 508'],
  ['a phone number without its country', { HPP_CUSTOMER_PHONENUMBER_MOBILE: '07700900456' }, undefined, 'Error 508'],
])('the page does not open with %s', async (_what, unsigned, signed, error) => {
  const { status, body } = await open({ ...pageFields(newOrder()), ...unsigned, ...signed });
  expect([status, body]).toEqual([400, expect.stringContaining(error)]);
});

test('wrong card details are shown at their fields, without the number and the code', async () => {
  const { body } = await open(pageFields(newOrder()));
  const typed = { action: 'pay', number: '4263970000005263', expiry: '01/20', code: '1', name: '' };
  const { status, body: again } = await sandbox.client.form<string>(stepOf(body), typed);
  expect(status).toBe(422);
  expect(again.match(/class="error"/g)).toHaveLength(4);
  expect(again).not.toMatch(/4263970000005263/);
});

test('in a frame the response goes to the page around it, otherwise to the shop’s URL, and again after a reload', async () => {
  const framed = await payOnPage(sandbox.client, newOrder(), '4263970000005262', {
    HPP_POST_RESPONSE: 'http://shop.localhost:1',
    HPP_POST_DIMENSIONS: 'http://shop.localhost:1',
  });
  expect(framed.body).toContain('data-origin="http://shop.localhost:1"');
  expect(framed.body).not.toContain('id="return"');
  const { body: page } = await open(pageFields(newOrder()));
  const ended = await sandbox.client.form<string>(stepOf(page), typedCard('4263970000005262'));
  expect(ended.body).toContain('action="http://shop.localhost:1/checkout/payment"');
  expect(ended.headers.get('content-security-policy')).toContain("form-action 'self' http://shop.localhost:1;");
  const reloaded = await sandbox.client.form<string>(stepOf(page), typedCard('4263970000005262'));
  expect(responseIn(reloaded.body)).toEqual(responseIn(ended.body));
});

test('a transaction is settled, then rebated to 115%, and never voided after that', async () => {
  const { client } = sandbox;
  const order = newOrder();
  expect(await callApi(client, 'query', order)).toMatchObject({
    result: '508',
    message: 'Original transaction not found.',
  });
  const { PASREF: pasref = '', AUTHCODE: authcode = '' } = responseIn(
    (await payOnPage(client, order, '4263970000005262')).body,
  );
  const proof = { pasref, authcode };
  expect(await callApi(client, 'query', order)).toMatchObject({ result: '00', pasref, authcode, batchid: '-1' });
  const money = { ...proof, amount: '2500' };
  expect(await callApi(client, 'rebate', order, { ...money, refundhash: rebateHash })).toMatchObject({ result: '508' });
  expect(await callApi(client, 'settle', order, { ...money, authcode: 'other' })).toMatchObject({ result: '508' });
  expect(await callApi(client, 'settle', order, money)).toMatchObject({ result: '00' });
  expect(await callApi(client, 'settle', order, money)).toMatchObject({
    message: 'This transaction has already been settled',
  });
  expect(await callApi(client, 'void', order, proof)).toMatchObject({
    message: 'This transaction has already been settled',
  });
  expect(await callApi(client, 'rebate', order, { ...money, refundhash: 'wrong' })).toMatchObject({ result: '505' });
  expect(await callApi(client, 'rebate', order, { ...money, refundhash: rebateHash })).toMatchObject({ result: '00' });
  expect(await callApi(client, 'rebate', order, { ...money, refundhash: rebateHash })).toMatchObject({ result: '508' });
  expect(Number((await callApi(client, 'query', order)).batchid)).toBeGreaterThan(0);
  const { body } = await client.get<{ data: unknown[] }>(`/api/realex/transactions?variable_reference=draft-${order}`);
  expect(body.data).toMatchObject([{ status: 'Refunded', net_captured: 0 }]);
});

test('a card is saved when the shopper asks, is offered to its payer alone, pays with its code, and is removed', async () => {
  const { client } = sandbox;
  const storage = {
    CARD_STORAGE_ENABLE: '1',
    OFFER_SAVE_CARD: '1',
    PAYER_REF: 'ada',
    PAYER_EXIST: '2',
    PMT_REF: 'one',
  };
  const first = await open(pageFields(newOrder(), storage));
  expect(first.body).toContain('Save this card for next time');
  const typed = { ...typedCard('4263970000005262'), save: '1' };
  const saved = responseIn((await client.form<string>(stepOf(first.body), typed)).body);
  expect(saved).toMatchObject({
    REALWALLET_CHOSEN: '1',
    SAVED_PAYER_REF: 'ada',
    SAVED_PMT_REF: 'one',
    SAVED_PMT_TYPE: 'VISA',
    SAVED_PMT_DIGITS: '426397xxxx5262',
    SAVED_PMT_EXPDATE: '1235',
    SAVED_PMT_NAME: 'Ada Hart',
  });
  const choosing = (payer: string) => ({ ...storage, HPP_SELECT_STORED_CARD: payer, PAYER_EXIST: '1', PMT_REF: 'two' });
  const others = await open(pageFields(newOrder(), choosing('bob')));
  expect(others.body).not.toContain('ending 5262');
  const again = await open(pageFields(newOrder(), choosing('ada')));
  expect(again.body).toContain('Visa ending 5262, expires 12/35');
  expect((await client.form<string>(stepOf(again.body), { action: 'pay', stored: 'one' })).status).toBe(422);
  const paid = await client.form<string>(stepOf(again.body), { action: 'pay', stored: 'one', code: '123' });
  expect(responseIn(paid.body)).toMatchObject({ RESULT: '00', REALWALLET_CHOSEN: '0' });
  // Another payer than the signed one.
  expect((await open({ ...pageFields(newOrder(), storage), PAYER_REF: 'bob' })).body).toContain('Error 505');
  expect(await cancelCard(client, 'ada', 'one', 'wrong')).toMatchObject({ result: '505' });
  expect(await cancelCard(client, 'bob', 'one')).toMatchObject({ result: '501' });
  expect(await cancelCard(client, 'ada', 'one')).toMatchObject({ result: '00' });
  expect(await cancelCard(client, 'ada', 'one')).toMatchObject({ result: '501' });
});

test('the XML API refuses wrong signatures, document types, and what is not XML', async () => {
  const { client } = sandbox;
  expect(
    await postXml(client, '<request type="query"><merchantid>storefrontsandbox</merchantid></request>'),
  ).toMatchObject({ result: '505' });
  for (const xml of [
    '<!DOCTYPE request [<!ENTITY a SYSTEM "file:///etc/passwd">]><request type="query"><orderid>&a;</orderid></request>',
    '<request>',
    'null',
    '<response/>',
  ])
    expect(await postXml(client, xml)).toMatchObject({ result: '502' });
});

test('the switches make the page and each request fail', async () => {
  const { client } = sandbox;
  await client.call('PUT', '/api/faults', { target: 'realex:query', kind: 'error', status: 503 });
  const query = await client.call('POST', '/realex/api', '<request type="query"/>', { 'content-type': 'text/xml' });
  const settle = await client.call('POST', '/realex/api', '<request type="settle"/>', { 'content-type': 'text/xml' });
  expect([query.status, settle.status]).toEqual([503, 200]);
  await client.call('PUT', '/api/faults', { target: 'realex:pay', kind: 'error', status: 502 });
  expect((await open(pageFields(newOrder()))).status).toBe(502);
  await client.call('DELETE', '/api/faults');
});
