import { forgetSearch, forgetSearches, rememberSearch, searchHistory } from './history';

beforeEach(() => localStorage.clear());

test('the newest search stands first, each once, six at most', () => {
  for (const term of ['milk', 'bread', 'eggs', 'tea', 'jam', 'rice', 'salt', 'Bread ']) rememberSearch(term);
  expect(searchHistory()).toEqual(['Bread', 'salt', 'rice', 'jam', 'tea', 'eggs']);
});

test('one search or all of them are forgotten, and nothing stays on the device', () => {
  rememberSearch('milk');
  rememberSearch('bread');
  forgetSearch('milk');
  expect(searchHistory()).toEqual(['bread']);
  forgetSearches();
  expect(localStorage.length).toBe(0);
});

test('one letter is no search, and what is spoilt counts as nothing', () => {
  rememberSearch('a');
  expect(searchHistory()).toEqual([]);
  localStorage.setItem('search-history', '{"not":"a list"}');
  expect(searchHistory()).toEqual([]);
  localStorage.setItem('search-history', 'broken');
  expect(searchHistory()).toEqual([]);
});
