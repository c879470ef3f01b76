import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { render } from '@testing-library/react';
import { askedStore } from './asked-store';
import type { MovePreview } from './MovedItems';
import { StoreChange } from './StoreChange';

const context = { business: { currency: 'GBP' } } as unknown as PageContextValue;
const line = (basketLineId: number, quantity: number, moved: number, from: number | null, to: number | null) => ({
  basketLineId,
  name: `Item ${basketLineId}`,
  quantity,
  moved,
  from,
  to,
});

function show(lines: MovePreview['lines'], { query = {}, holdsTime = false } = {}) {
  const preview = { store: { id: 102, slug: 'leeds', name: 'Leeds' }, lines };
  const { container } = render(
    <PageContextProvider value={context}>
      <StoreChange preview={preview} query={query} fulfilment="collection" holdsTime={holdsTime} />
    </PageContextProvider>,
  );
  const form = container.querySelector('form');
  return {
    text: container.textContent,
    items: [...container.querySelectorAll('li')].map(({ textContent }) => textContent),
    button: form?.querySelector('button')?.textContent,
    action: form?.getAttribute('action'),
    fields: Object.fromEntries(new FormData(form ?? undefined)),
  };
}

test('it says how many items move, which do not, and which prices differ', () => {
  const shown = show([line(1, 2, 2, 120, 99), line(2, 1, 0, 350, null), line(3, 2, 1, 900, 900)]);
  expect(shown.text).toContain('3 of 5 items move to Leeds.');
  expect(shown.items).toEqual(['1 × Item 2', '1 × Item 3', 'Item 1: £1.20 here, 99p there']);
  expect(shown.button).toBe('Move 3 items and shop at Leeds');
  expect(shown.text).not.toContain('Your time');
});

test('when nothing moves, it says so and names the loss', () => {
  const shown = show([line(1, 2, 0, 120, null)], { holdsTime: true });
  expect([shown.items, shown.button]).toEqual([[], 'Empty my basket and shop at Leeds']);
  expect(shown.text).toContain('Leeds sells none of the 2 items in your basket.');
  expect(shown.text).toContain('Your time is given back.');
});

test('one item moves, at its price', () => {
  const shown = show([line(1, 1, 1, 120, 120)]);
  expect(shown.text).toContain('1 of 1 item moves to Leeds.');
  expect(shown.items).toEqual([]);
});

test('its form selects the store with the search that led here', () => {
  const own = { storeId: '102', fulfilment: 'collection', moveItems: 'true' };
  expect(show([line(1, 1, 1, 120, 120)])).toMatchObject({ action: '/actions/store-search/select', fields: own });
  const query = { storeId: '7', fulfilment: 'delivery', postcode: 'LS1 1AA', latitude: '53.8', longitude: '-1.55' };
  const { fields } = show([line(1, 1, 1, 120, 120)], { query: { ...query, problem: 'store_closed' } as object });
  expect(fields).toEqual({ ...query, storeId: '102', moveItems: 'true' });
});

test.each([
  ['101', 101],
  ['', undefined],
  ['0', undefined],
  ['1e3', undefined],
  ['99999999999999999999', undefined],
])('?storeId=%s means %s', (storeId, expected) => expect(askedStore({ storeId })).toBe(expected));
