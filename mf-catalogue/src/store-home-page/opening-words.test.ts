import { openingWords } from './opening-words';

test('a store says once whether it is open', () => {
  expect(openingWords('open', 'Open until 11pm')).toBe('Open until 11pm');
  expect(openingWords('closed', 'Closed until further notice')).toBe('Closed until further notice');
  expect(openingWords('closed', 'Opens 8am tomorrow')).toBe('Closed · Opens 8am tomorrow');
  expect(openingWords('preorder', 'Opens 8am')).toBe('Taking orders · Opens 8am');
});
