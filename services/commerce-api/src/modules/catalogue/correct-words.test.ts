import { correctWords } from './correct-words';
import { matchedWords } from './matched-words';
import type { KnownWord } from './search.repository';

const known = (typed: string, ...words: [string, number][]) => words.map(([word, count]) => ({ typed, word, count }));
const corrected = (words: string[], all: KnownWord[]) => correctWords(words, all)?.words;

test('a typing mistake is corrected to the nearest word, of two equally near to the more common one', () => {
  expect(corrected(['bannana'], known('bannana', ['banana', 3], ['bandana', 1]))).toEqual(['banana']);
  expect(corrected(['mlik'], known('mlik', ['milk', 20], ['mill', 30]))).toEqual(['milk']);
  expect(corrected(['bean'], known('bean', ['bead', 2], ['lean', 5]))).toEqual(['lean']);
});

test('known words, prefixes and numbers are unchanged, and words without a match are not guessed', () => {
  expect(corrected(['whole', 'mi'], [...known('whole', ['whole', 1]), ...known('mi', ['milk', 1])])).toBeUndefined();
  expect(corrected(['chedar', '200'], known('chedar', ['cheddar', 1]))).toEqual(['cheddar', '200']);
  expect(corrected(['xylophone'], known('xylophone', ['saxophone', 1]))).toBeUndefined();
  expect(corrected(['marmite'], known('marmite', ['market', 1]))).toBeUndefined();
});

test('a short word, and one with another beginning, is another word', () => {
  expect(corrected(['wok'], known('wok', ['work', 9]))).toBeUndefined();
  expect(corrected(['goats'], known('goats', ['oats', 9]))).toBeUndefined();
  expect(corrected(['handle'], known('handle', ['candle', 9]))).toBeUndefined();
  expect(corrected(['nilk'], known('nilk', ['milk', 9]))).toEqual(['milk']);
  expect(corrected(['toaster'], known('toaster', ['tester', 9]))).toBeUndefined();
  expect(corrected(['sourdoh'], known('sourdoh', ['sourdough', 9]))).toEqual(['sourdough']);
});

test('beside a word that is dropped, only long words are corrected', () => {
  expect(corrected(['teddy', 'bear'], known('bear', ['bar', 9]))).toBeUndefined();
  expect(corrected(['deck', 'chair'], known('deck', ['desk', 9]))).toBeUndefined();
  expect(corrected(['unicorn', 'strawbery'], known('strawbery', ['strawberry', 4]))).toEqual(['strawberry']);
});

test('small words at the end are dropped with the word that they belong to', () => {
  const words = ['present', 'for', 'grandma'];
  const all = [...known('present', ['present', 1]), ...known('for', ['for', 9])];
  expect(correctWords(words, all)).toEqual({ words: ['present'], hasLast: false });
  expect(correctWords(['toad', 'in', 'the', 'hole'], known('the', ['the', 9]))).toBeUndefined();
});

test('two words that are one are joined, and a word without matches is dropped from several', () => {
  expect(corrected(['sour', 'dough'], known('sourdough', ['sourdough', 4]))).toEqual(['sourdough']);
  expect(correctWords(['unicorn', 'steak'], known('steak', ['steak', 4]))).toEqual({ words: ['steak'], hasLast: true });
  expect(correctWords(['steak', 'unicorn'], known('steak', ['steak', 4]))).toEqual({
    words: ['steak'],
    hasLast: false,
  });
});

test('typed prefixes are marked, and whole words with different endings', () => {
  expect(matchedWords(['tomato', 'pu'], ['Tomato purée', 'Tomatoes, tinned'])).toEqual(['tomato', 'pu']);
  expect(matchedWords(['tomatoes'], ['Tomato purée'])).toEqual(['tomato']);
  expect(matchedWords(['brie'], ['Crème brûlée'])).toEqual([]);
});
