import { render, screen } from '@testing-library/react';
import { drawStreets } from './draw-streets';
import { StreetsMap } from './StreetsMap';
import type { StreetsProps } from './streets.types';

jest.mock('./draw-streets', () => ({ drawStreets: jest.fn() }));
const draw = drawStreets as jest.Mock;
const onFail = jest.fn();
const driver = { latitude: 51.5, longitude: -0.1, heading: null, updatedAt: '', estimatedArrival: null };
const store = { storeId: 1, name: 'Borough', latitude: 51.5, longitude: -0.09 };
const destination = { latitude: 51.51, longitude: -0.08 };
const props: StreetsProps = {
  tracking: { businessOrderId: 'PW-1', status: 'en_route', driver, store, destination },
  mapStyle: { url: 'https://streets.test/style.json', attribution: '© Streets' },
  words: 'Sam is 1 mile away.',
  onFail,
};
beforeEach(() => jest.resetAllMocks());

test('the streets are one image with a text alternative, and say whose they are', () => {
  const handle = { show: jest.fn(), remove: jest.fn() };
  draw.mockReturnValue(handle);
  const { rerender, unmount } = render(<StreetsMap {...props} />);
  expect(screen.getByRole('img', { name: 'Map of your driver. Sam is 1 mile away.' })).toBeTruthy();
  expect(screen.getByText('© Streets')).toBeTruthy();
  expect(handle.show).toHaveBeenCalledWith({ van: driver, door: destination, store });
  const next = { ...driver, latitude: 51.505 };
  rerender(<StreetsMap {...props} tracking={{ ...props.tracking, driver: next }} />);
  expect(handle.show).toHaveBeenLastCalledWith({ van: next, door: destination, store });
  expect(draw).toHaveBeenCalledTimes(1);
  unmount();
  expect(handle.remove).toHaveBeenCalledTimes(1);
});

test('a browser that cannot draw them after all is reported', () => {
  draw.mockImplementation(() => {
    throw new Error('no context');
  });
  render(<StreetsMap {...props} />);
  expect(onFail).toHaveBeenCalledTimes(1);
});
