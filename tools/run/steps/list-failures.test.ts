import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFailures } from './list-failures';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'failures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const report = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content));

test('every failed test is listed with its location and first message', () => {
  report('jest-unit.json', {
    testResults: [
      {
        name: '/a/money.test.ts',
        assertionResults: [
          { fullName: 'pounds are shown', status: 'passed', failureMessages: [] },
          { fullName: 'pence are shown', status: 'failed', failureMessages: ['Expected: 1\n\nReceived: 2'] },
        ],
      },
      { name: '/a/broken.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  const test = (status: string) => [
    { projectName: 'phone', status, results: [{ errors: [{ message: '\u001b[31mnot visible\u001b[39m' }] }] },
  ];
  report('playwright-e2e.json', {
    errors: [{ message: 'the port is taken' }],
    suites: [
      {
        specs: [{ title: 'a basket', file: 'basket.spec.ts', line: 3, tests: test('expected') }],
        suites: [{ specs: [{ title: 'a slot', file: 'slot.spec.ts', line: 7, tests: test('unexpected') }] }],
      },
    ],
  });
  expect(listFailures(folder).filter(Boolean)).toEqual([
    '/a/money.test.ts › pence are shown',
    '    Expected: 1',
    '    Received: 2',
    '/a/broken.test.ts',
    '    Cannot find module',
    'slot.spec.ts:7 › a slot (phone)',
    '    not visible',
    'The suite itself',
    '    the port is taken',
  ]);
});

test('without failures the list is empty', () => {
  report('jest-unit.json', { testResults: [] });
  expect(listFailures(folder)).toEqual([]);
  expect(listFailures(join(folder, 'nowhere'))).toEqual([]);
});
