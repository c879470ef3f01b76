import type { DeskZone, ZoneValues } from '@storefront/api/entities/desk/delivery-zone';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { operator, problem, type Replies, refused, showPage } from '../../test-support/show-page';
import { ZonesPage } from './ZonesPage';

jest.mock('./ZoneMap', () => ({ ZoneMap: () => <p>Map</p> }));

const manager = { ...operator, stores: [...operator.stores], role: 'manager' as const };
const visit = { operator: manager, store: manager.stores[0] };
const near: ZoneValues = {
  name: 'Near the bridge',
  prefixes: ['SE1', 'SE11'],
  withinMetres: null,
  fee: null,
  feeAdded: 150,
  ordersPerSlot: null,
  unitsPerSlot: null,
};
const zone = (values = near): DeskZone => ({ zoneId: 7, code: 'near', values, orders: 42 });
const found = (zones: DeskZone[]) => ({
  zones,
  postcodes: [{ prefix: 'SE1', orders: 40 }],
  store: { name: 'Borough', latitude: 51.5, longitude: -0.08 },
  currency: 'GBP',
});
const nobody = { orders: [], holds: 0 };
const show = (replies: Replies = {}, zones = [zone()]) =>
  showPage(<ZonesPage first={{ kind: 'read', visit, found: { ...found(zones), storeId: 101 } }} />, {
    'POST /desk/zone-history': { changes: [] },
    'POST /desk/zone-effect': nobody,
    'POST /desk/zone-change': ({ set }: { set: ZoneValues | null }) => ({ zone: set && zone(set), effect: nobody }),
    ...replies,
  });
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('the zones stand with their price and demand, and a change names what was seen', async () => {
  const { bodiesOf } = show();
  expect(screen.getByText('SE1, SE11; £1.50 more')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Deliveries by postcode' })).getByText('40')).toBeTruthy();
  fill(/Postcodes/, 'se1, SE11\nse17 ');
  await press('Save zone');
  expect(await screen.findByText('Near the bridge was saved.')).toBeTruthy();
  const set = { ...near, prefixes: ['SE1', 'SE11', 'SE17'] };
  expect(bodiesOf('POST /desk/zone-change')).toEqual([{ storeId: 101, zoneId: 7, seen: near, set }]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Near the bridge' }));
});

test('whom a change touches is asked first, also of a removal', async () => {
  const { bodiesOf } = show({ 'POST /desk/zone-effect': { orders: ['PW-1'], holds: 2 } });
  fill('Name', 'Near');
  await press('Save zone');
  expect(await screen.findByText(/1 order goes to addresses.*PW-1.*2 held slots end/)).toBeTruthy();
  await press('Back');
  expect(bodiesOf('POST /desk/zone-change')).toEqual([]);
  await press('Remove Near the bridge');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove zone' }));
  expect(await screen.findByText('Near the bridge was removed.')).toBeTruthy();
  expect(screen.getByText('There is no zone yet.')).toBeTruthy();
});

test('what somebody else has saved meanwhile is shown beside what is typed, and one of the two is chosen', async () => {
  const theirs = { ...near, feeAdded: 300 };
  const { bodiesOf } = show({
    'POST /desk/zone-change': refused('zone_changed'),
    'POST /desk/zones': found([zone(theirs)]),
  });
  fill('Name', 'Near');
  await press('Save zone');
  const said = 'Price: £3.00 more than the slot’s. It was £1.50 more than the slot’s.';
  expect(await screen.findByText(said)).toBeTruthy();
  await press('Save zone');
  expect(await screen.findByText(said)).toBeTruthy();
  expect(bodiesOf('POST /desk/zone-change')).toMatchObject([{ seen: near }, { seen: theirs }]);
  await press('Use theirs');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Near the bridge');
});

test('without a zone a new one begins, faults of the shop stand at their fields, and a lost connection is said', async () => {
  const lost = { current: true };
  show({ 'POST /desk/zone-effect': () => (lost.current ? problem(0, 'network') : nobody) }, []);
  await press('Add zone');
  expect(await screen.findByText('Enter the name that shoppers read.')).toBeTruthy();
  fill('Name', 'Ring');
  fill(/Ring in metres/, '3000');
  await press('Add zone');
  expect(await screen.findByText(/could not be saved. Check the connection/)).toBeTruthy();
  lost.current = false;
  await press('Add zone');
  expect(await screen.findByText('Ring was saved.')).toBeTruthy();
});

test('a page that fails says so, and one without a right too', async () => {
  showPage(<ZonesPage first={{ kind: 'failed' }} />, {
    'POST /desk/session': problem(403),
    'POST /desk/zones': problem(403),
  });
  expect(screen.getByText('This page could not be read.')).toBeTruthy();
  await press(/try again/i);
  expect(await screen.findByText('Your role has no right to this page.')).toBeTruthy();
});
