import { busFor } from '@storefront/bus/bus';
import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeOrder } from './ChangeOrder';

const now = new Date('2026-11-24T10:00:00Z').getTime();
const order = { draftOrderId: 12, amendable: { until: '2026-11-24T20:00:00Z', isBegun: false } };
const basket = { basketToken: 'before', storeId: 1, count: 3, subtotal: 300, lines: [], deals: [] };

const refresh = jest.fn(async () => ({ kind: 'refreshed' as const }));
beforeAll(() => {
  busFor('shell').handle('shell:refresh-session', refresh);
});
beforeEach(() => {
  busFor('mf-basket').set('basket', basket);
});
afterEach(() => jest.clearAllMocks());

function show(shown: Parameters<typeof ChangeOrder>[0]['order'], reply?: unknown) {
  const call = jest.fn(() => (reply ? Promise.resolve(reply) : Promise.reject(new Error('no reply'))));
  const navigate = jest.fn();
  const onRefusal = jest.fn();
  const { container } = render(
    <PageContextProvider value={{ api: { call }, navigate } as unknown as PageContextValue}>
      <ChangeOrder order={shown} now={now} onRefusal={onRefusal} />
    </PageContextProvider>,
  );
  return { call, container, navigate, onRefusal };
}

test('an order says until when it can be changed, what happens to it, and that the basket is kept', () => {
  const { container } = show(order);
  expect(container.textContent).toContain('You can change this order until 8pm today.');
  expect(container.textContent).toContain('It keeps its number, and stays as it is until you confirm the change.');
  expect(container.textContent).toContain('Your basket with 3 items is kept, and is back afterwards.');
});

test('a change that was begun is continued, and an order that cannot be changed says nothing', () => {
  const { container } = show({ ...order, amendable: { until: null, isBegun: true } });
  expect(container.textContent).toContain('until the store begins to pick it');
  expect(container.textContent).not.toContain('3 items');
  expect(screen.getByRole('button', { name: 'Continue to change the order' })).toBeTruthy();
  expect(show({ ...order, amendable: null }).container.textContent).toBe('');
});

test('the change begins in the basket, and names the basket of before', async () => {
  const { call, navigate } = show(order, { ok: true, data: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Add or change items' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/basket'));
  expect(call).toHaveBeenCalledWith('POST /checkout/order-amend', {
    body: { draftOrderId: 12, basketToken: 'before' },
  });
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each([
  ['was refused', { ok: false, error: { code: 'order_not_amendable' } }, 'This order can no longer be changed.'],
  ['got no reply', undefined, 'We could not open the order for changes just now.'],
])('the order is read again when a change %s', async (_, reply, text) => {
  const { onRefusal, navigate } = show(order, reply);
  await userEvent.click(screen.getByRole('button', { name: 'Add or change items' }));
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain(text);
  expect(document.activeElement).toBe(said.parentElement);
  expect(onRefusal).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});
