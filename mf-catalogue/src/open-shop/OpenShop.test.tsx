import type { ApiClient } from '@storefront/api/client';
import type { MenuItem } from '@storefront/api/entities/menu-item';
import { busFor } from '@storefront/bus/bus';
import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { act, render, screen } from '@testing-library/react';
import { OpenShop } from './OpenShop';

const bristol = { id: 4, slug: 'bristol', name: 'Bristol' };
const frome = { id: 3, slug: 'frome', name: 'Frome' };
const item = (id: number, name: string, price: number) =>
  ({
    id,
    name,
    price,
    slug: name.toLowerCase(),
    categorySlug: 'lamps',
    aisleSlug: 'lamps',
    wasPrice: null,
    images: {},
    quickAdd: true,
    availableDays: null,
    availableFrom: null,
    family: null,
  }) as unknown as MenuItem;
// jsdom has none, and no layout to observe.
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
const call = jest.fn();
const shell = busFor('shell');

const renderRows = (query = {}) =>
  render(
    <PageContextProvider
      value={
        {
          api: { call } as unknown as ApiClient,
          business: { brand: 'retail', currency: 'GBP', copy: {}, openShop: bristol },
        } as unknown as PageContextValue
      }
    >
      <OpenShop store={bristol} offers={[item(7, 'Lamp', 3800)]} recommended={[item(8, 'Mug', 600)]} query={query} />
    </PageContextProvider>,
  );

beforeEach(() => {
  call.mockReset();
  act(() => shell.set('store', null));
});

test('a visitor sees the goods of the store that the business names, and no call is made', () => {
  renderRows();
  expect(screen.getByRole('link', { name: 'Lamp' }).getAttribute('href')).toBe(
    '/stores/bristol/category/lamps/menuItem/lamp',
  );
  expect(screen.getByText('£38.00')).toBeDefined();
  expect(call).not.toHaveBeenCalled();
});

test('a shopper with another store sees the same goods at its prices, without what it does not sell', async () => {
  call.mockResolvedValue({ ok: true, data: { items: [item(7, 'Lamp', 3995)] } });
  act(() => shell.set('store', frome));
  renderRows();
  expect(await screen.findByText('£39.95')).toBeDefined();
  expect(call).toHaveBeenCalledWith('POST /catalogue/item-list', { body: { storeId: 3, menuItemIds: [7, 8] } });
  expect(screen.getByRole('link', { name: 'Lamp' }).getAttribute('href')).toBe(
    '/stores/frome/category/lamps/menuItem/lamp',
  );
  expect(screen.queryByText('Mug')).toBeNull();
});

test('the page says what a form without scripts has added', () => {
  renderRows({ added: '2' });
  expect(screen.getByRole('status').textContent).toContain('2 added to your basket.');
});
