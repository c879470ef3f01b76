import { reportLines } from './import-report';
import type { ImportSummary } from './import-summary';

const summary: ImportSummary = {
  business: 'Pipwell',
  applied: true,
  checkOnly: false,
  removeMissing: false,
  applyValid: false,
  refused: { rows: 0, folder: null },
  problemCount: 0,
  problems: [],
  staffKeys: 0,
  keysFile: null,
  warningCount: 2,
  warnings: [
    { file: 'items.csv', line: 14, entry: null, column: 'allergens', message: 'lacks milk: butter is an ingredient' },
  ],
  counts: [{ what: 'items', added: 1, changed: 0, unchanged: 0, removed: 0, missing: 0 }],
  pictures: { made: 0, unchanged: 0 },
  seconds: 1,
};

test('warnings are listed by line before the result, which stays the last line', () => {
  const lines = reportLines(summary);
  expect(lines.slice(0, 5)).toEqual([
    'items.csv, line 14, allergens: lacks milk: butter is an ingredient',
    '… and 1 more',
    '',
    '2 warnings: correct them and import again.',
    '',
  ]);
  expect(lines.at(-1)).toBe('Pipwell: 1 changed (1.0 s)');
});
