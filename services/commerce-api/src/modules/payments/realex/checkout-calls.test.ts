import { setUpHostedPayments } from '../../../../test-support/payments/hosted-payments';

const { world, consume, draft, payOnPage, produce, start } = setUpHostedPayments();

test('[7.25] a checkout stores and checks a retail membership, pays on a hosted page, and tracks its driver', async () => {
  const { call } = world.service;
  const of = await draft();
  const { basketToken } = of;
  const membership = { retailMemberId: 'TM10000008', basketToken };
  expect((await call('POST /checkout/retail-membership-check', membership)).data.isKept).toBe(false);
  expect((await call('POST /checkout/retail-membership-store', membership)).data.keptWith).toBe('basket');
  expect((await call('POST /checkout/retail-membership-check', membership)).data.isKept).toBe(true);

  await start(of);
  expect((await produce(of)).data).toMatchObject({ fields: expect.any(Object) });
  const consumed = await consume(of, await payOnPage(of));
  expect(consumed.data).toMatchObject({ paymentState: 'authorised', status: 'sent_to_store' });

  const businessOrderId = consumed.data.businessOrderId ?? '';
  const position = { businessOrderId, latitude: 51.503, longitude: -0.089, heading: 45 };
  expect((await call('POST /admin/driver-location', position, { admin: true })).status).toBe(200);
  const tracked = await call('POST /checkout/driver-location', { businessOrderId });
  expect(tracked).toMatchObject({ status: 200, data: { businessOrderId, driver: { latitude: 51.503, heading: 45 } } });
});
