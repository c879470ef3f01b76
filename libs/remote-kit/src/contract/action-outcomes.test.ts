/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actionOutcomes } from './action-outcomes';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'action-outcomes-'));
  mkdirSync(join(root, 'src/actions'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const outcomesOf = (code: string): string[] => {
  writeFileSync(join(root, 'src/actions/ask.ts'), code);
  return actionOutcomes(root);
};

test.each([
  [`return { kind: 'back', query: { added: 1, 'item:3': 2, problem } };`, ['added', 'item:3']],
  [`return { kind: 'back', query: { added } };`, ['added']],
  [`return { query: reply.ok ? { sent: 1 } : { problem, item: 7 }, kind: 'back' as const };`, ['item', 'sent']],
  [`const step: ActionStep = { kind: 'back', query: {} };`, []],
  [`return { kind: 'go', to: '/', query: { other: 1 } };`, []],
  [
    `const RETURNED_FIELDS = ['quantity', 'option:'];
     export const request = () => ({ kind: 'back', query: { ...filledIn(form, RETURNED_FIELDS), problem: 'x' } });`,
    ['option:', 'quantity'],
  ],
])('%s adds %j', (code, outcomes) => {
  expect(outcomesOf(code.startsWith('return') ? `export function next() { ${code} }` : code)).toEqual(outcomes);
});

test.each([`{ ...answerOf(form) }`, `{ [name]: 1 }`, `answer`, `reply.ok ? { sent: 1 } : answer`])(
  'the computed query %s fails the build',
  (query) => {
    expect(() => outcomesOf(`export const next = () => ({ kind: 'back', query: ${query} });`)).toThrow(
      /ask\.ts: a query with computed fields needs the list RETURNED_FIELDS/,
    );
  },
);

test('a package without actions adds nothing', () => {
  rmSync(join(root, 'src'), { recursive: true });
  expect(actionOutcomes(root)).toEqual([]);
});
