import type { ApiClient } from '@storefront/api/client';
import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScanButton } from './ScanButton';
// Loaded before the first test, so that none of them waits for it.
import { LONGEST_MS } from './ScanDialog';

const store = { id: 101, slug: 'borough', name: 'Borough' };
const call = jest.fn();
const navigate = jest.fn();
const stop = jest.fn();
const detect = jest.fn();
const getUserMedia = jest.fn();
const enumerateDevices = jest.fn();

class Detector {
  static getSupportedFormats = async () => ['ean_13', 'ean_8', 'qr_code'];
  detect = detect;
}

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(globalThis, { BarcodeDetector: Detector });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia, enumerateDevices }, configurable: true });
  HTMLMediaElement.prototype.play = async () => undefined;
  enumerateDevices.mockResolvedValue([{ kind: 'videoinput' }]);
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }] });
  detect.mockResolvedValue([]);
});

const show = () =>
  render(
    <PageContextProvider value={{ api: { call } as unknown as ApiClient, navigate } as unknown as PageContextValue}>
      <ScanButton store={store} />
    </PageContextProvider>,
  );
const press = async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Scan a barcode' }));
};

test.each<[string, () => unknown]>([
  ['a device without a camera', () => enumerateDevices.mockResolvedValue([{ kind: 'audioinput' }])],
  ['a page that may not use the camera', () => enumerateDevices.mockRejectedValue(new Error('refused'))],
])('%s has no button for it', async (_, lack) => {
  lack();
  show();
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a barcode leads to its item, and then the camera is off; a misread one is read again', async () => {
  detect.mockResolvedValueOnce([{ rawValue: '5012345678901' }]).mockResolvedValue([{ rawValue: '5012345678900' }]);
  call.mockResolvedValue({ ok: true, data: { items: [{ slug: 'milk', categorySlug: 'dairy' }] } });
  await press();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/stores/borough/category/dairy/menuItem/milk'));
  expect(screen.getByRole('status').textContent).toBe('Looking for the item…');
  expect(call).toHaveBeenCalledWith('POST /catalogue/global-search', {
    body: { storeId: 101, searchTerm: '05012345678900', itemsLimit: 1 },
  });
  expect([detect.mock.calls.length, stop.mock.calls.length]).toEqual([2, 1]);
});

test.each<[string, () => unknown, RegExp]>([
  [
    'an item that the store does not sell',
    () => call.mockResolvedValue({ ok: true, data: { items: [] } }),
    /^Borough does not sell this item/,
  ],
  [
    'a decoder that cannot be loaded, in a browser that reads no barcodes itself',
    () => Object.assign(globalThis, { BarcodeDetector: undefined }),
    /^We could not reach the shop/,
  ],
  ['a shop that does not reply', () => call.mockRejectedValue(new Error('offline')), /^We could not reach the shop/],
  [
    'a refused camera',
    () => getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError')),
    /^The camera may not be used/,
  ],
  [
    'a camera in use elsewhere',
    () => getUserMedia.mockRejectedValue(new DOMException('no', 'NotReadableError')),
    /^The camera could not be opened/,
  ],
])('%s is said, and the shopper can scan again', async (_, meet, text) => {
  detect.mockResolvedValue([{ rawValue: '5012345678900' }]);
  meet();
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Scan again' }));
  expect(getUserMedia).toHaveBeenCalledTimes(2);
});

test('without a barcode the camera goes off after a while, with advice', async () => {
  const now = jest.spyOn(Date, 'now');
  now.mockReturnValueOnce(0).mockReturnValue(LONGEST_MS);
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No barcode was read/);
  now.mockRestore();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('closing the dialog switches the camera off', async () => {
  await press();
  await screen.findByText('Hold the barcode in front of the camera.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect([stop.mock.calls.length, screen.queryByRole('dialog')]).toEqual([1, null]);
});
