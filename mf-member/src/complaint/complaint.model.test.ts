import { complaintOf, complaintState, isNoteTooLong } from './complaint.model';

const LINE = '9007199254740991';

test('a form reports the lines with something wrong, and its note in one line', () => {
  const form = {
    'kind-7': 'damaged',
    'quantity-7': '2',
    'kind-8': '',
    'quantity-8': '1',
    [`kind-${LINE}`]: 'missing',
    note: '  Two\r\n broken ',
  };
  expect(complaintOf(form)).toEqual({
    lines: [
      { lineId: 7, quantity: 2, kind: 'damaged' },
      { lineId: Number(LINE), quantity: 1, kind: 'missing' },
    ],
    note: 'Two broken',
  });
});

test.each([
  ['nothing chosen', { 'kind-7': '', note: 'x' }],
  ['no kind of ours', { 'kind-7': 'cold' }],
  ['no number', { 'kind-x': 'missing' }],
  ['a number that is too large', { 'kind-99999999999999999': 'missing' }],
  ['no quantity', { 'kind-7': 'missing', 'quantity-7': '0' }],
  ['half a unit', { 'kind-7': 'missing', 'quantity-7': '1.5' }],
])('%s is no report', (_what, form) => {
  expect(complaintOf(form)).toBeUndefined();
});

test('a note has up to 300 characters, of which line breaks are one', () => {
  expect(isNoteTooLong({ note: `${'x'.repeat(149)}\r\n\r\n${'x'.repeat(150)}` })).toBe(false);
  expect(isNoteTooLong({ note: 'x'.repeat(301) })).toBe(true);
});

test('each state says what happens to the money', () => {
  const text = (state: 'open' | 'refunded' | 'declined', isDone: boolean) =>
    complaintState({ state, amount: 240, isDone }, (minor) => `£${minor / 100}`);
  expect(text('refunded', true)).toBe('We have refunded £2.4.');
  expect(text('refunded', false)).toBe('We will refund £2.4.');
  expect(text('open', false)).toContain('looking into it');
  expect(text('declined', false)).toBe('The store could not refund this.');
});
