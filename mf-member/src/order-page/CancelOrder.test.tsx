import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CancelOrder } from './CancelOrder';

const now = new Date('2026-11-24T10:00:00Z').getTime();
const order = {
  businessOrderId: 'PW-7F3K-9QTX-M2HB',
  draftOrderId: 12,
  cancellable: { until: '2026-11-24T20:00:00Z' },
};

/** Shows the part for an order, and answers its question; the API replies with `reply`, or not at all. */
async function answer(label: string, reply: unknown) {
  const call = jest.fn(() => (reply ? Promise.resolve(reply) : Promise.reject(new Error('no reply'))));
  const onAnswer = jest.fn();
  render(
    <PageContextProvider value={{ api: { call } } as unknown as PageContextValue}>
      <CancelOrder order={order} now={now} onAnswer={onAnswer} />
    </PageContextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel order PW-7F3K-9QTX-M2HB?' });
  const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  if (!button) throw new Error(`The question has no answer ${label}`);
  await userEvent.click(button);
  return { call, onAnswer };
}

test('an order says until when it can be cancelled, and one that cannot be says nothing', () => {
  const show = (cancellable: { until: string | null } | null) =>
    render(
      <PageContextProvider value={{} as PageContextValue}>
        <CancelOrder order={{ ...order, cancellable }} now={now} onAnswer={() => undefined} />
      </PageContextProvider>,
    ).container.textContent;
  expect(show(order.cancellable)).toContain('You can cancel this order until 8pm today.');
  expect(show({ until: null })).toContain('until the store begins to pick it');
  expect(show(null)).toBe('');
});

test('an order is cancelled after a question, and the focus goes to what became of it', async () => {
  const { call, onAnswer } = await answer('Cancel the order', { ok: true, data: {} });
  const said = await screen.findByRole('alert');
  expect(said.textContent).toBe('Your order is cancelled. We have sent you an email about it.');
  expect(call).toHaveBeenCalledWith('POST /checkout/order-cancel', { body: { draftOrderId: 12 } });
  expect(onAnswer).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(said.parentElement);
});

test('an order is kept when the question is declined', async () => {
  const { call, onAnswer } = await answer('Keep the order', { ok: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).not.toHaveBeenCalled();
  expect(onAnswer).not.toHaveBeenCalled();
});

test.each([
  ['was refused', { ok: false, error: { code: 'order_not_cancellable' } }, 'The order has moved on'],
  ['got no reply', undefined, 'We could not cancel the order just now. Please try again.'],
])('the order is read again when a cancellation %s', async (_, reply, text) => {
  const { onAnswer } = await answer('Cancel the order', reply);
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(onAnswer).toHaveBeenCalledTimes(1);
});
