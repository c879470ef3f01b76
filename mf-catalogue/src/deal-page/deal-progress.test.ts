import { formatMoney } from '@storefront/money/format-money';
import { dealProgress } from './deal-progress';

const money = (minor: number) => formatMoney(minor);
const deal = (over: object) => ({ dealId: 1, saving: 0, missing: 0, missingSpend: 0, ...over });
const words = (state: ReturnType<typeof deal> | undefined, count: number) =>
  dealProgress(state, count, 2, '2 for £4', money).words;

test.each([
  ['nothing in the basket', undefined, 0, 'Add 2 more: 2 for £4'],
  ['one of two', deal({ missing: 1 }), 1, 'Add 1 more: 2 for £4'],
  ['two that the deal makes cheaper', deal({ saving: 60 }), 2, '2 for £4: you save 60p'],
  ['two of which another deal uses one', deal({ missing: 1 }), 2, 'Add 1 more: 2 for £4'],
  ['enough items for too little money', deal({ missingSpend: 250 }), 2, 'Spend £2.50 more: 2 for £4'],
  [
    'two that cost less without the deal',
    undefined,
    2,
    'These cost the same or less without the deal, so it is not applied.',
  ],
])('%s', (_what, state, count, expected) => expect(words(state, count)).toBe(expected));
