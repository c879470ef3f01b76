import { lineNotes } from './line-notes';

const none = { substitution: 'refuse', instructions: null, confirmedAge: null } as const;

test('a line without choices has no notes', () => {
  expect(lineNotes(none)).toEqual([]);
});

test('the substitution, the note and the proof of age are shown', () => {
  expect(lineNotes({ ...none, substitution: 'allow' })).toEqual(['Replaced with a similar item if it is out of stock']);
  expect(lineNotes({ ...none, instructions: 'Ripe, please' })).toEqual(['Your note: Ripe, please']);
  expect(lineNotes({ ...none, confirmedAge: 18 })).toEqual(['For people aged 18 or over: have proof of age ready']);
});
