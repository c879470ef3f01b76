import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { act, render, screen } from '@testing-library/react';
import { DriverMapPane } from './DriverMapPane';
import type { StreetsProps } from './streets/streets.types';

const mapStyle = { url: 'https://streets.test/style.json', attribution: '© Streets' };
const driver = { latitude: 51.5, longitude: -0.1, heading: null, updatedAt: '', estimatedArrival: null };
const store = { storeId: 1, name: 'Borough', latitude: 51.5, longitude: -0.09 };
const tracking = { businessOrderId: 'PW-1', status: 'en_route', driver, store, destination: null } as const;

let hasWebGl: boolean;
let streets: StreetsProps | undefined;
jest.mock('./DrawnMap', () => ({ DrawnMap: () => <p>The drawn map</p> }));
jest.mock('./streets/can-draw-streets', () => ({ canDrawStreets: () => hasWebGl }));
jest.mock('./streets/StreetsMap', () => ({
  StreetsMap: (props: StreetsProps) => {
    streets = props;
    return <p>Streets</p>;
  },
}));
beforeEach(() => {
  hasWebGl = true;
  streets = undefined;
});

/** Shows the map of a business. @returns the text of what is shown once it has loaded */
async function shown(business: object, changes: Partial<Parameters<typeof DriverMapPane>[0]['tracking']> = {}) {
  const value = { business } as PageContextValue;
  render(
    <PageContextProvider value={value}>
      <DriverMapPane tracking={{ ...tracking, ...changes }} words="Sam is 1 mile away." />
    </PageContextProvider>,
  );
  return (await screen.findByText(/drawn map|Streets/)).textContent;
}

test('a business with a map of streets shows the driver on them', async () => {
  expect(await shown({ mapStyle })).toBe('Streets');
  expect(streets).toMatchObject({ mapStyle, words: 'Sam is 1 mile away.', tracking });
});

test('when the streets fail, the drawn map is shown in their place', async () => {
  await shown({ mapStyle });
  act(() => streets?.onFail());
  expect(await screen.findByText('The drawn map')).toBeTruthy();
  expect(screen.queryByText('Streets')).toBeNull();
});

test.each([
  ['without a map of streets', {}, {}, true],
  ['in a browser without WebGL', { mapStyle }, {}, false],
  ['before the driver has set out', { mapStyle }, { driver: null }, true],
])('%s the drawn map is shown, and no streets are loaded', async (_when, business, changes, canDraw) => {
  hasWebGl = canDraw;
  expect(await shown(business, changes)).toBe('The drawn map');
  expect(streets).toBeUndefined();
});
