import { sql } from 'drizzle-orm';
import { returnUrl } from '../../../test-support/payments/card-payments';
import { HOSTED_CARD, setUpHostedPayments, withValues } from '../../../test-support/payments/hosted-payments';

const { world, draft, move } = setUpHostedPayments();

/** A member saves the card of a payment on the hosted page. @param described what the browser writes into the response */
async function payAndSave(as: string, described: Record<string, string>) {
  const { call } = world.service;
  const of = await draft(undefined, undefined, as);
  const urls = { successUrl: returnUrl, failureUrl: returnUrl };
  await call(
    'POST /payments/make-payment',
    { ...of, ...urls, paymentMethod: 'card', paymentGateway: 'realex' },
    { as },
  );
  const { draftOrderId, basketToken } = of;
  const opened = { draftOrderId, basketToken, returnUrl, shownIn: 'frame' } as const;
  const page = (await call('POST /checkout/hosted-payment-producer', opened, { as })).data;
  const response = (await world.sandbox.payOnPage(page, HOSTED_CARD, undefined, { save: '1' })) ?? '';
  const hppResponse = withValues(response, described);
  const { data } = await call(
    'POST /checkout/hosted-payment-consumer',
    { draftOrderId, basketToken, hppResponse },
    { as },
  );
  expect(data).toMatchObject({ status: 'sent_to_store', cardSaving: 'saved' });
  // Members who have collected, and who gave numbers of their own, have nothing but their cards to compare.
  await world.service.db.execute(sql`update orders set fulfilment_method = 'collection', delivery_address = null,
    contact = jsonb_set(contact, '{phoneNumber}', to_jsonb(draft_order_id::text)) where draft_order_id = ${draftOrderId}`);
  return of;
}

beforeAll(async () => {
  await payAndSave(await world.service.logIn(), {});
});

test.each([
  ['as it is', {}],
  ['as another', { SAVED_PMT_DIGITS: '400013xxxx1724', SAVED_PMT_EXPDATE: '0144' }],
])('a card of the hosted page that the browser describes %s decides no referral', async (what, described) => {
  const { service } = world;
  const sharer = await service.logIn();
  const emailAddress = `${what.replace(/ /g, '.')}@example.test`;
  const registered = await service.call('POST /auth/register', {
    firstname: 'Fay',
    lastname: 'Friend',
    emailAddress,
    password: 'a long password',
    referralCode: 'FRIEND5',
  });
  const friend = { as: registered.data.access_token };
  await service.db.execute(
    sql`update members set verified_email = email_address where email_address = ${emailAddress}`,
  );
  await move(await payAndSave(friend.as, described), 'store_accepted_picking', 'picked', 'delivered');
  const { rewards } = (await service.call('GET /member/loyalty-summary', undefined, friend)).data;
  expect(rewards.filter(({ source }) => source === 'referral')).toEqual([]);
  const { friends } = (await service.call('GET /member/referral', undefined, { as: sharer })).data;
  expect(friends[0]?.state).toBe('pending');
});
