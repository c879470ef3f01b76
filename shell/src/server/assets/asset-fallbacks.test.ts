import { AssetFallbacks } from './asset-fallbacks';

const fromPage = { headers: { 'sec-fetch-site': 'same-origin' } };
let lines: string[];
const log = (line: string) => void lines.push(line);
beforeEach(() => {
  lines = [];
});

test('the first asset that a browser loads from the shell is logged at once, further ones once a minute', () => {
  const fallbacks = new AssetFallbacks('https://cdn.test', log);
  for (const now of [0, 1, 59_999, 60_000, 60_001]) fallbacks.note(fromPage, now);
  expect(lines).toEqual([
    'browsers cannot load assets from https://cdn.test and load them from here: 1',
    'browsers cannot load assets from https://cdn.test and load them from here: 3',
  ]);
});

test('the other origin’s own requests are expected, and so is every request when there is no other origin', () => {
  new AssetFallbacks('https://cdn.test', log).note({ headers: {} });
  new AssetFallbacks('https://cdn.test', log).note({ headers: { 'sec-fetch-site': 'cross-site' } });
  new AssetFallbacks(undefined, log).note(fromPage);
  expect(lines).toEqual([]);
});
