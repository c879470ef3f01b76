import { lineNotes, outcomeNotes } from './line-notes';

const none = { substitution: 'refuse', instructions: null, confirmedAge: null } as const;

test('a line without choices has no notes', () => {
  expect(lineNotes(none)).toEqual([]);
});

test.each([
  [{ kind: 'none', menuItemId: null, name: null }, 'Left out if it is out of stock'],
  [{ kind: 'similar', menuItemId: null, name: null }, 'Replaced with a similar item if it is out of stock'],
  [{ kind: 'item', menuItemId: 7, name: 'Rye loaf' }, 'Replaced with Rye loaf if it is out of stock'],
  [{ kind: 'ask', menuItemId: null, name: null }, 'We ask you if it is out of stock'],
] as const)('the choice %p is shown as %p', (substitute, note) => {
  expect(lineNotes({ ...none, substitute })).toEqual([note]);
});

test('the substitution of earlier orders, the note and the proof of age are shown', () => {
  expect(lineNotes({ ...none, substitution: 'allow' })).toEqual(['Replaced with a similar item if it is out of stock']);
  expect(lineNotes({ ...none, instructions: 'Ripe, please' })).toEqual(['Your note: Ripe, please']);
  expect(lineNotes({ ...none, confirmedAge: 18 })).toEqual(['For people aged 18 or over: have proof of age ready']);
});

test('what became of a picked line is shown with its sums', () => {
  const money = (minor: number) => `${minor}p`;
  const substituted = { menuItemId: 7, name: 'Rye loaf', quantity: 1, amount: 90, vatRate: 0, vat: 0 };
  const line = { quantity: 6, picked: 3, substituted, missing: 2, refundedQuantity: 1, refundedAmount: 60 };
  expect(outcomeNotes(line, money)).toEqual([
    '3 of 6 picked',
    '1 × Rye loaf instead: 90p',
    '2 not available, and not charged',
    '1 refunded: 60p',
  ]);
  const weight = { estimatedGrams: 2400, estimate: 840, limit: 840 };
  expect(outcomeNotes({ quantity: 2, picked: null, missing: 0, weight }, money)).toEqual([
    'about 2.4 kg · 840p estimated',
  ]);
  const weighed = { grams: 2150, amount: 753 };
  expect(outcomeNotes({ quantity: 2, picked: 2, missing: 0, weight: { ...weight, weighed } }, money)).toEqual([
    'weighed: 2.15 kg',
  ]);
  expect(outcomeNotes({ quantity: 6, picked: null, missing: 0 }, money)).toEqual([]);
  expect(outcomeNotes({ quantity: 6, picked: 6, missing: 0 }, money)).toEqual([]);
});
