import { sql } from 'drizzle-orm';
import { type Draft, returnUrl } from '../../../../test-support/payments/card-payments';
import { HOSTED_CARD, setUpHostedPayments, withValues } from '../../../../test-support/payments/hosted-payments';
import type { TestService } from '../../../../test-support/test-service';
import { rowsOf } from '../../../database/database.types';
import { businessById } from '../../businesses/businesses.repository';
import { removeAllCards } from '../../saved-cards/saved-cards.service';

const { world, draft, ledger, move, reconcile } = setUpHostedPayments();
let service: TestService;
let ada: string;
let bob: string;
beforeAll(async () => {
  service = world.service;
  ada = await service.logIn();
  bob = await service.logIn('bob@example.test', 'battery staple');
});
afterEach(() => service.db.execute(sql`delete from saved_cards`));

/** A member's payment that waits for its card on the page. */
async function start(as: string, more: { cardId?: number } = {}) {
  const of = await draft(undefined, undefined, as);
  const urls = { successUrl: returnUrl, failureUrl: returnUrl };
  const body = { ...of, ...more, ...urls, paymentMethod: 'card', paymentGateway: 'realex' } as const;
  return { of, made: await service.call('POST /payments/make-payment', body, { as }) };
}

const produce = async ({ draftOrderId, basketToken }: Draft, as?: string) =>
  (
    await service.call(
      'POST /checkout/hosted-payment-producer',
      { draftOrderId, basketToken, returnUrl, shownIn: 'frame' },
      { ...(as && { as }) },
    )
  ).data;

const consume = ({ draftOrderId, basketToken }: Draft, hppResponse: string, as: string) =>
  service.call('POST /checkout/hosted-payment-consumer', { draftOrderId, basketToken, hppResponse }, { as });

/** A member pays on the page. @param typed what they type besides the card, such as the wish to save it */
async function pay(as: string, typed: Record<string, string>, card = HOSTED_CARD) {
  const { of, made } = await start(as);
  const page = await produce(of, as);
  const response = (await world.sandbox.payOnPage(page, card, undefined, typed)) ?? '';
  return { of, page, response, paymentId: made.data.paymentId };
}

const saved = async (as: string, card = HOSTED_CARD) => {
  const { of, response } = await pay(as, { save: '1' }, card);
  return (await consume(of, response, as)).data.cardSaving;
};
const cardsOf = async (as: string) => (await service.call('GET /member/cards', undefined, { as })).data.cards;
const remove = (as: string, cardId: number) => service.call('DELETE /member/card', { cardId }, { as });
const kept = async () => {
  const { data } = (await world.sandbox.control('GET', '/api/realex/cards')) as { data: { ref: string }[] };
  return data.map(({ ref }) => ref);
};

test('[1.16] [9.04] a member saves a card on the hosted page, finds it there and in the account, and removes it', async () => {
  const first = await pay(ada, { save: '1' });
  expect(first.page.fields).toMatchObject({
    CARD_STORAGE_ENABLE: '1',
    OFFER_SAVE_CARD: '1',
    PAYER_REF: expect.stringMatching(/^member-\d+$/),
    PMT_REF: `card-${first.paymentId}`,
  });
  const { data } = await consume(first.of, first.response, ada);
  expect(data).toMatchObject({ status: 'sent_to_store', cardSaving: 'saved' });
  const [card] = await cardsOf(ada);
  expect(card).toMatchObject({ paymentGateway: 'realex', brand: 'Visa', lastFour: '5262', expiryYear: 2045 });
  // The next payment offers the card on the page, which charges it with its security code alone.
  const { of, made } = await start(ada, { cardId: card?.cardId ?? 0 });
  const page = await produce(of, ada);
  expect(page.fields).toMatchObject({ HPP_SELECT_STORED_CARD: first.page.fields.PAYER_REF, PAYER_EXIST: '1' });
  expect(page.fields.PMT_REF).toBe(`card-${made.data.paymentId}`);
  const stored = { stored: `card-${first.paymentId}`, number: '', expiry: '', name: '' };
  const response = (await world.sandbox.payOnPage(page, '', undefined, stored)) ?? '';
  expect((await consume(of, response, ada)).data).toMatchObject({ status: 'sent_to_store', cardSaving: null });
  expect(await kept()).toContain(`card-${first.paymentId}`);
  expect((await remove(ada, card?.cardId ?? 0)).data).toEqual({ cards: [] });
  expect(await kept()).not.toContain(`card-${first.paymentId}`);
});

test('a card that nobody asks to save, a declined one and a guest’s are kept nowhere', async () => {
  const before = await kept();
  const unasked = await pay(ada, {});
  expect((await consume(unasked.of, unasked.response, ada)).data.cardSaving).toBeNull();
  const declined = await pay(ada, { save: '1' }, '4000120000001154');
  expect((await consume(declined.of, declined.response, ada)).data.paymentState).toBe('declined');
  expect([await cardsOf(ada), await kept()]).toEqual([[], before]);
  const guests = await draft();
  await service.call('POST /payments/make-payment', {
    ...guests,
    paymentMethod: 'card',
    paymentGateway: 'realex',
    successUrl: returnUrl,
    failureUrl: returnUrl,
  });
  expect((await produce(guests)).fields).not.toHaveProperty('CARD_STORAGE_ENABLE');
});

test('[8.19] the same card twice is one card, here and at the gateway', async () => {
  expect(await saved(ada)).toBe('saved');
  const before = await kept();
  expect(await saved(ada)).toBe('exists');
  expect([(await cardsOf(ada)).length, await kept()]).toEqual([1, before]);
});

test.each(['SAVED_PMT_REF', 'SAVED_PAYER_REF'])(
  'a response that names another member’s card by %s is refused, and saves and pays nothing',
  async (field) => {
    expect(await saved(bob)).toBe('saved');
    const [row] = await rowsOf<{ id: string }>(service.db, sql`select gateway_card_id as id from saved_cards`);
    const [payer = '', card = ''] = (row?.id ?? '').split('/');
    const { of, response } = await pay(ada, { save: '1' });
    const forged = withValues(response, { [field]: field === 'SAVED_PMT_REF' ? card : payer });
    expect((await consume(of, forged, ada)).problem).toMatchObject({ code: 'hosted_response_invalid', status: 422 });
    expect([await cardsOf(ada), await ledger(of.draftOrderId)]).toEqual([[], ['created', 'pending']]);
    expect((await consume(of, response, ada)).data).toMatchObject({ status: 'sent_to_store', cardSaving: 'saved' });
  },
);

test('another member’s card is found by nobody else, for a payment and for its removal', async () => {
  await saved(ada);
  const [card] = await cardsOf(ada);
  const cardId = card?.cardId ?? 0;
  expect((await start(bob, { cardId })).made.problem.code).toBe('card_not_found');
  expect((await remove(bob, cardId)).problem.code).toBe('card_not_found');
  const { of } = await start(bob);
  expect((await produce(of, bob)).fields).not.toHaveProperty('HPP_SELECT_STORED_CARD');
  expect(await cardsOf(ada)).toHaveLength(1);
});

test('a card that is described as no card could be is not saved', async () => {
  const changes: Record<string, string>[] = [
    { SAVED_PMT_EXPDATE: '1345' },
    { SAVED_PMT_DIGITS: '<b>' },
    { SAVED_PMT_TYPE: 'AMEX' },
  ];
  for (const change of changes) {
    const { of, response } = await pay(ada, { save: '1' });
    const { data } = await consume(of, withValues(response, change), ada);
    expect(data).toMatchObject({ status: 'sent_to_store', cardSaving: null });
  }
  expect(await cardsOf(ada)).toEqual([]);
});

test('while the gateway is away a card stays, and a removal whose reply is lost can be repeated', async () => {
  await saved(ada);
  const [card] = await cardsOf(ada);
  const cardId = card?.cardId ?? 0;
  const fault = (more: object) =>
    world.sandbox.control('PUT', '/api/faults', { target: 'realex:card-cancel-card', times: 1, ...more });
  await fault({ kind: 'error', status: 502 });
  expect((await remove(ada, cardId)).problem.code).toBe('payment_gateway_unavailable');
  await fault({ kind: 'reset' });
  expect((await remove(ada, cardId)).problem.code).toBe('payment_gateway_unavailable');
  expect(await cardsOf(ada)).toHaveLength(1);
  expect((await remove(ada, cardId)).data).toEqual({ cards: [] });
});

test('an account that is deleted takes its cards from the gateway, also one whose response was lost', async () => {
  const before = await kept();
  const { data } = await service.call('POST /auth/register', {
    firstname: 'Cara',
    lastname: 'Hill',
    mobileContactNumber: '07700 900321',
    emailAddress: 'cards-go@example.test',
    password: 'a rare enough phrase',
  });
  const { access_token: cara, member } = data;
  await saved(cara);
  const lost = await pay(cara, { save: '1' }, '4012001036275556');
  await reconcile(10);
  expect(await cardsOf(cara)).toHaveLength(1);
  expect(await kept()).toHaveLength(before.length + 2);
  await move(lost.of, 'order_cancelled');
  const business = await businessById(service.context, 1);
  if (!business) throw new Error('The business is gone');
  expect(await removeAllCards(service.context, business, member.memberId)).toEqual([]);
  expect([await cardsOf(cara), await kept()]).toEqual([[], before]);
});
