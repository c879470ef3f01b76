import { countText } from './count-text';

test.each([
  [0, 'item', undefined, '0 items'],
  [1, 'item', undefined, '1 item'],
  [1204, 'item', undefined, '1,204 items'],
  [2, 'category', 'categories', '2 categories'],
])('%s of %s', (count, noun, plural, text) => {
  expect(countText(count, noun, plural)).toBe(text);
});
