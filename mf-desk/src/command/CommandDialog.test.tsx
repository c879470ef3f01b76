import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandKey } from './CommandKey';

const call = jest.fn();
const navigate = jest.fn();
const show = (role: 'manager' | 'finance') =>
  render(
    <PageContextProvider value={{ api: { call }, navigate } as unknown as PageContextValue}>
      <CommandKey operator={{ role, worksInAllStores: true }} />
    </PageContextProvider>,
  );
const order = {
  businessOrderId: 'PW-48213',
  customer: 'Ada Wynn',
  status: 'picked',
  fulfilmentMethod: 'collection',
};

beforeEach(() => {
  jest.resetAllMocks();
  call.mockResolvedValue({ ok: true, data: { orders: [order] } });
});

test('Ctrl K finds an order by what is typed, and Enter opens it', async () => {
  show('manager');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'ada');
  expect(await screen.findByRole('option', { name: 'PW-48213 Ada Wynn, picked' })).toBeTruthy();
  expect(call).toHaveBeenCalledWith('POST /desk/orders', expect.objectContaining({ body: { text: 'ada', limit: 6 } }));
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/desk/orders/PW-48213');
});

test('pages are found by name; a role without orders searches none', async () => {
  show('finance');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: 'A page' }), 'mon');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Money']);
  expect(call).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/desk/money');
});

test('a search without a connection says so', async () => {
  call.mockRejectedValue(new Error('no connection'));
  show('manager');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'zz');
  expect(await screen.findByText('Orders could not be searched. Check the connection.')).toBeTruthy();
});
