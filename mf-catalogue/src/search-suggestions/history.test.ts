import { forgetSearch, forgetSearches, rememberSearch, searchHistory } from './history';

beforeEach(() => localStorage.clear());

test('the newest search is first, each once, six at most', () => {
  for (const term of ['milk', 'bread', 'eggs', 'tea', 'jam', 'rice', 'salt', 'Bread ']) rememberSearch(term);
  expect(searchHistory()).toEqual(['Bread', 'salt', 'rice', 'jam', 'tea', 'eggs']);
});

test('one search or all of them are deleted, and nothing stays on the device', () => {
  rememberSearch('milk');
  rememberSearch('bread');
  forgetSearch('milk');
  expect(searchHistory()).toEqual(['bread']);
  forgetSearches();
  expect(localStorage.length).toBe(0);
});

test('one letter is not stored, and corrupt data is ignored', () => {
  rememberSearch('a');
  expect(searchHistory()).toEqual([]);
  localStorage.setItem('catalogue:search-history', '{"not":"a list"}');
  expect(searchHistory()).toEqual([]);
  localStorage.setItem('catalogue:search-history', 'broken');
  expect(searchHistory()).toEqual([]);
});
