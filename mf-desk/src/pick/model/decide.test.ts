import { pickBatch, pickLine } from '../../../test-support/batch';
import { type Choice, decisionOf, withDecisions } from './decide';

const DECIDED_AT = Date.parse('2026-11-28T09:27:00Z');
const decision = (choice: Partial<Choice> = {}) =>
  decisionOf({ line: pickLine(), picked: 2, ...choice }, 7, 'key', DECIDED_AT);
const lineOf = (batch: ReturnType<typeof pickBatch>) => batch.lines.find(({ lineId }) => lineId === 1);
const strawberries = { menuItemId: 13, name: 'Strawberries' } as never;

test('a decision is shown before it is sent, and the last one about a line counts', () => {
  const shown = (...some: ReturnType<typeof decision>[]) => lineOf(withDecisions(pickBatch(), some));
  expect(shown(decision())).toMatchObject({ picked: 2 });
  expect(shown(decision(), decision({ picked: null }))).toMatchObject({ picked: null });
  expect(shown(decision({ picked: 1, substitute: { item: strawberries, quantity: 1, isAgreed: true } }))).toMatchObject(
    { picked: 1, substituted: { menuItemId: 13, name: 'Strawberries', quantity: 1 } },
  );
});

test('a weighed line is shown with its weight', () => {
  const batch = pickBatch({ lines: [pickLine({ weight: { estimatedGrams: 500, weighedGrams: null } })] });
  expect(lineOf(withDecisions(batch, [decision({ grams: 482 })]))?.weight?.weighedGrams).toBe(482);
});

test('what was refused is not shown as decided', () => {
  expect(lineOf(withDecisions(pickBatch(), [{ ...decision(), refusal: 'pick_outdated' }]))?.picked).toBeNull();
});

test('it is sent with when it was decided, and the agreement only where there was one', () => {
  expect(decision().body).toEqual({
    businessOrderId: 'PW-40718',
    lineId: 1,
    picked: 2,
    decidedAt: '2026-11-28T09:27:00.000Z',
  });
  expect(decision({ substitute: { item: strawberries, quantity: 1, isAgreed: false } }).body.substitute).toEqual({
    menuItemId: 13,
    quantity: 1,
  });
});

test('that nothing is left on the shelf is kept with the decision, also without a connection', () => {
  expect(decision({ picked: 0, offSale: true }).body).toMatchObject({ picked: 0, offSale: true });
  expect(decision({ picked: 0, offSale: false }).body).not.toHaveProperty('offSale');
});
