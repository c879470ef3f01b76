import { type CodeTexts, textForCode } from './text-for-code';

const texts: CodeTexts = { slot_taken: 'Somebody was first.' };

test('a code has the page’s own text, and any other code its fallback', () => {
  expect(textForCode(texts, 'slot_taken', 'It failed.')).toBe('Somebody was first.');
  expect(textForCode(texts, 'slot_passed', 'It failed.')).toBe('It failed.');
});

test('a code from a URL cannot select a property of Object', () => {
  expect(textForCode(texts, 'constructor', 'It failed.')).toBe('It failed.');
});
