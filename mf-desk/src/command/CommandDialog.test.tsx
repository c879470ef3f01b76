import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render, screen, waitFor } from '@testing-library/react';
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

const customer = { customer: 'member.7', name: 'Ada Wynn', postcode: 'SE1 9GF', orderCount: 31 };
/** The field has the focus as soon as the bar is open. */
const focused = () => waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'));

beforeEach(() => {
  jest.resetAllMocks();
  call.mockImplementation(async (key: string) => ({
    ok: true,
    data: key === 'POST /desk/orders' ? { orders: [order] } : { customers: [customer] },
  }));
});

test('Ctrl K finds an order by what is typed, and Enter opens it', async () => {
  show('manager');
  await userEvent.keyboard('{Control>}k{/Control}');
  await focused();
  await userEvent.keyboard('ada');
  expect(await screen.findByRole('option', { name: 'PW-48213 Ada Wynn, picked' })).toBeTruthy();
  expect(call).toHaveBeenCalledWith('POST /desk/orders', expect.objectContaining({ body: { text: 'ada', limit: 5 } }));
  expect(screen.getByRole('option', { name: 'Ada Wynn SE1 9GF, 31 orders' })).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/desk/orders/PW-48213');
});

test('pages are found by name; a role without orders searches none', async () => {
  show('finance');
  await userEvent.keyboard('{Control>}k{/Control}');
  await focused();
  await userEvent.keyboard('mon');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Money']);
  expect(call).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/desk/money');
});

test('a search without a connection says so', async () => {
  call.mockRejectedValue(new Error('no connection'));
  show('manager');
  await userEvent.keyboard('{Control>}k{/Control}');
  await focused();
  await userEvent.keyboard('zz');
  expect(await screen.findByText('The search failed. Check the connection.')).toBeTruthy();
});
