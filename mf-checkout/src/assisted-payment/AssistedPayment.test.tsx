import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CheckoutData } from '../steps/checkout-data';
import { AssistedPayment } from './AssistedPayment';

const contact = {
  firstName: 'Nell',
  lastName: 'Frost',
  email: 'nell@example.test',
  phoneNumber: '+447700900456',
  phoneNumberDisplay: '07700 900456',
};
const data = {
  basket: {
    basketToken: 'token',
    fulfilmentMethod: 'delivery',
    checkout: { contact, deliveryAddress: null, instructions: null },
    lines: [],
    totals: { total: 1200 },
  },
  store: { id: 1, paymentMethods: ['card', 'cash'], cashLimit: 1000 },
} as unknown as CheckoutData;

async function sendWith(call: (key: string) => Promise<unknown>, oneTimeCodes = ['email']) {
  const onSent = jest.fn();
  const value = { api: { call }, business: { currency: 'GBP', oneTimeCodes } } as unknown as PageContextValue;
  render(
    <PageContextProvider value={value}>
      <AssistedPayment data={data} onPlaced={jest.fn()} onSent={onSent} />
    </PageContextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send the payment link' }));
  return onSent;
}

test('whoever sends again after a lost reply reads that the link was sent', async () => {
  const call = jest.fn().mockRejectedValueOnce(new Error('offline'));
  call.mockResolvedValue({ ok: false, error: { code: 'payment_link_sent' } });
  const onSent = await sendWith(call);
  expect(await screen.findByText(/connection/i)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send the payment link' }));
  expect(await screen.findByText(/The payment link was sent, and the visit has ended/)).toBeTruthy();
  expect(onSent).not.toHaveBeenCalled();
});

test('another amount than was read out is shown and not sent; above the limit there is no cash', async () => {
  const call = jest.fn().mockResolvedValue({ ok: true, data: { draftOrderId: 7, amount: 1300 } });
  await sendWith(call);
  expect(await screen.findByText(/£13\.00/)).toBeTruthy();
  expect(call.mock.calls.map(([key]) => key)).toEqual(['POST /checkout/process-order']);
  expect(screen.queryByRole('button', { name: /in cash/ })).toBeNull();
  cleanup();
});

test.each([
  [
    'with an account for texts',
    ['email', 'sms'],
    /We email a link to nell@example\.test and text it to 07700 900456\. They pay/,
  ],
  ['without one', ['email'], /We email a link to nell@example\.test\. They pay/],
])('where the link goes is said before it is sent: a business %s', async (_business, oneTimeCodes, words) => {
  const draft = { draftOrderId: 7, amount: 1200 };
  const sent = { email: contact.email, textedTo: null, endsAt: '2026-11-25T11:00:00.000Z' };
  const call = jest.fn().mockResolvedValueOnce({ ok: true, data: draft }).mockResolvedValue({ ok: true, data: sent });
  const onSent = await sendWith(call, oneTimeCodes);
  expect(screen.getByRole('region', { name: 'How they pay' }).textContent).toMatch(words);
  expect(onSent).toHaveBeenCalledWith({ kind: 'sent', ...sent });
});
