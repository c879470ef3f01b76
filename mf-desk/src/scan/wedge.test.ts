import { barcodeOf } from './same-barcode';
import { followWedge } from './wedge';

const isBarcode = (typed: string) => barcodeOf(typed) !== undefined;

/** Types keys with a pause between two of them, and says what was scanned and whether Enter was kept from the page. */
function type(keys: readonly string[], pauseMs: number, target: EventTarget) {
  const onScan = jest.fn();
  const hear = followWedge(isBarcode, onScan);
  let last: KeyboardEvent | undefined;
  keys.forEach((key, at) => {
    last = new KeyboardEvent('keydown', { key, cancelable: true });
    Object.defineProperty(last, 'timeStamp', { value: 1000 + at * pauseMs });
    Object.defineProperty(last, 'target', { value: target });
    hear(last);
  });
  return { scanned: onScan.mock.calls.flat(), isKept: last?.defaultPrevented };
}

const scan = (digits: string) => [...digits, 'Enter'];

test('fast digits that end with Enter are a scan, whose Enter presses no button', () => {
  expect(type(scan('5012345678900'), 10, document.body)).toEqual({ scanned: ['5012345678900'], isKept: true });
});

test.each<[string, string[], number, EventTarget]>([
  ['typed by a person', scan('5012345678900'), 120, document.body],
  ['too short for a barcode', scan('1234567'), 10, document.body],
  ['too long for one', scan('123456789012345'), 10, document.body],
  ['without its Enter', [...'5012345678900'], 10, document.body],
  ['interrupted', [...'50123', 'Tab', ...scan('456789')], 10, document.body],
  ['typed into a field', scan('5012345678900'), 10, document.createElement('input')],
])('digits %s are none', (_, keys, pauseMs, target) => {
  expect(type(keys, pauseMs, target)).toEqual({ scanned: [], isKept: false });
});

test.each([
  ['5012345678900', '05012345678900'],
  ['05012345678900', '05012345678900'],
  ['96385074', '00000096385074'],
  ['2012345000001', '02012345000001'],
  ['12345678901', '00012345678901'],
])('%s is compared as %s', (digits, compared) => {
  expect(barcodeOf(digits)).toBe(compared);
});
