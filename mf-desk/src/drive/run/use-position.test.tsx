import type { DriveStop } from '@storefront/api/entities/desk/drive';
import { act } from '@testing-library/react';
import { driveStop } from '../../../test-support/run';
import { showPage } from '../../../test-support/show-page';
import { usePosition } from './use-position';

const stop = driveStop();
function Van({ next }: { next: DriveStop | undefined }) {
  usePosition(next);
  return null;
}
const coords = { latitude: 51.5, longitude: -0.09, heading: 359.8 };
let heard: ((position: { coords: typeof coords }) => void)[];
const clearWatch = jest.fn();
beforeEach(() => {
  heard = [];
  clearWatch.mockClear();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { clearWatch, watchPosition: (hear: (typeof heard)[number]) => heard.push(hear) },
  });
});
const move = () => act(async () => heard.at(-1)?.({ coords }));
const setVisible = (state: 'visible' | 'hidden') =>
  act(async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('the next shopper learns where the van is, at most every 20 seconds and only while the page is visible', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const { bodiesOf } = showPage(<Van next={stop} />, { 'POST /admin/driver-location': {} });
  await move();
  clock.mockReturnValue(19_999);
  await move();
  expect(bodiesOf('POST /admin/driver-location')).toEqual([
    {
      businessOrderId: 'PW-40691',
      latitude: 51.5,
      longitude: -0.09,
      heading: 0,
      stopsBefore: 0,
      estimatedArrival: stop.expectedAt,
    },
  ]);
  clock.mockReturnValue(20_000);
  await move();
  expect(bodiesOf('POST /admin/driver-location')).toHaveLength(2);
  await setVisible('hidden');
  expect([clearWatch.mock.calls.length, heard.length]).toEqual([1, 1]);
  await setVisible('visible');
  expect(heard).toHaveLength(2);
  clock.mockRestore();
});

test('nothing is watched without a stop, and nothing is sent from a door', async () => {
  showPage(<Van next={undefined} />, {});
  expect(heard).toEqual([]);
  const { bodiesOf } = showPage(<Van next={driveStop({ arrivedAt: '2026-11-28T17:15:00Z' })} />, {});
  await move();
  expect(bodiesOf('POST /admin/driver-location')).toEqual([]);
});
