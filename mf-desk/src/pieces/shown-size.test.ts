import { shownSize } from './shown-size';

test('a size that the name says is not said twice', () => {
  expect(shownSize({ name: 'Seeded loaf', size: '800g' })).toBe('800g');
  expect(shownSize({ name: 'Seeded loaf 800g', size: '800g' })).toBeNull();
  expect(shownSize({ name: 'Apples, 6 Pack', size: '6 pack' })).toBeNull();
  expect(shownSize({ name: 'Lettuce', size: null })).toBeNull();
});
