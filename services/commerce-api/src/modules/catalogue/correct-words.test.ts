import { correctWords } from './correct-words';
import { matchedWords } from './matched-words';

const known = (typed: string, ...words: [string, number][]) => words.map(([word, count]) => ({ typed, word, count }));

test('a typing mistake is corrected to the nearest word, of two equally near to the more common one', () => {
  expect(correctWords(['bannana'], known('bannana', ['banana', 3], ['bandana', 1]))).toEqual(['banana']);
  expect(correctWords(['mlik'], known('mlik', ['milk', 20], ['mill', 30]))).toEqual(['milk']);
  expect(correctWords(['cat'], known('cat', ['oat', 5], ['cut', 2]))).toEqual(['oat']);
});

test('known words, prefixes and numbers are unchanged, and words without a match are not guessed', () => {
  expect(correctWords(['whole', 'mi'], [...known('whole', ['whole', 1]), ...known('mi', ['milk', 1])])).toBeUndefined();
  expect(correctWords(['chedar', '200'], known('chedar', ['cheddar', 1]))).toEqual(['cheddar', '200']);
  expect(correctWords(['xylophone'], known('xylophone', ['saxophone', 1]))).toBeUndefined();
});

test('two words that are one are joined, and a word without matches is dropped from several', () => {
  expect(correctWords(['sour', 'dough'], known('sourdough', ['sourdough', 4]))).toEqual(['sourdough']);
  expect(correctWords(['unicorn', 'steak'], known('steak', ['steak', 4]))).toEqual(['steak']);
});

test('typed prefixes are marked, and whole words with different endings', () => {
  expect(matchedWords(['tomato', 'pu'], ['Tomato purée', 'Tomatoes, tinned'])).toEqual(['tomato', 'pu']);
  expect(matchedWords(['tomatoes'], ['Tomato purée'])).toEqual(['tomato']);
  expect(matchedWords(['brie'], ['Crème brûlée'])).toEqual([]);
});
