import { correctWords } from './correct-words';
import { matchedWords } from './matched-words';

const known = (typed: string, ...words: [string, number][]) => words.map(([word, count]) => ({ typed, word, count }));

test('a slip is mended to the nearest word, of two as near to the more common one', () => {
  expect(correctWords(['bannana'], known('bannana', ['banana', 3], ['bandana', 1]))).toEqual(['banana']);
  expect(correctWords(['mlik'], known('mlik', ['milk', 20], ['mill', 30]))).toEqual(['milk']);
  expect(correctWords(['cat'], known('cat', ['oat', 5], ['cut', 2]))).toEqual(['oat']);
});

test('words that are known, begun or numbers stay as they are, and what is like nothing is not guessed', () => {
  expect(correctWords(['whole', 'mi'], [...known('whole', ['whole', 1]), ...known('mi', ['milk', 1])])).toBeUndefined();
  expect(correctWords(['chedar', '200'], known('chedar', ['cheddar', 1]))).toEqual(['cheddar', '200']);
  expect(correctWords(['xylophone'], known('xylophone', ['saxophone', 1]))).toBeUndefined();
});

test('two words that are one are put together, and a word that nothing is called is left out of several', () => {
  expect(correctWords(['sour', 'dough'], known('sourdough', ['sourdough', 4]))).toEqual(['sourdough']);
  expect(correctWords(['unicorn', 'steak'], known('steak', ['steak', 4]))).toEqual(['steak']);
});

test('marked are the beginnings that were typed, and whole words that differ in their endings', () => {
  expect(matchedWords(['tomato', 'pu'], ['Tomato purée', 'Tomatoes, tinned'])).toEqual(['tomato', 'pu']);
  expect(matchedWords(['tomatoes'], ['Tomato purée'])).toEqual(['tomato']);
  expect(matchedWords(['brie'], ['Crème brûlée'])).toEqual([]);
});
