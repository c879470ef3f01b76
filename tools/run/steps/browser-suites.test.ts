/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../run-command';
import { BrowserSuites } from './browser-suites';

jest.mock('../run-command', () => ({ runCommand: jest.fn() }));
jest.mock('../ensure-chromium', () => ({ ensureChromium: () => Promise.resolve('/usr/bin/chromium') }));
jest.mock('@storefront/testing/browser/can-record-video', () => ({ canRecordVideo: () => true }));

const root = mkdtempSync(join(tmpdir(), 'browser-suites-'));
const command = jest.mocked(runCommand);
let isStopped = false;
const suites = new BrowserSuites({
  root,
  reports: join(root, 'reports'),
  isBuilt: () => true,
  isStopped: () => isStopped,
});

/** Lets so many tests of the first run fail, as Playwright's file says. */
function letFail(count: number, text?: string) {
  const folder = join(root, 'mf-slots/e2e/test-results');
  mkdirSync(folder, { recursive: true });
  const failedTests = Array.from({ length: count }, (_, at) => `test-${at}`);
  command.mockReset().mockResolvedValue(0);
  command.mockImplementationOnce(() => {
    writeFileSync(join(folder, '.last-run.json'), text ?? JSON.stringify({ status: 'failed', failedTests }));
    return Promise.resolve(1);
  });
}

beforeEach(() => {
  isStopped = false;
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('failed tests run again with a trace and a video, into the same report, and have still failed', async () => {
  letFail(2);
  expect(await suites.standaloneSuite('mf-slots')).toBe(1);
  expect(command).toHaveBeenCalledTimes(2);
  const [[, words, first] = [], [, wordsAgain = [], again] = []] = command.mock.calls;
  expect(wordsAgain).toEqual([...(words ?? []), '--last-failed', '--global-timeout=300000', '--reporter=list,blob']);
  expect(first?.env).toMatchObject({ BUILD: 'no', PLAYWRIGHT_BLOB_OUTPUT_FILE: join(suites.blobs, 'mf-slots.zip') });
  expect(first?.env).not.toHaveProperty('TRACE');
  const blob = join(suites.blobs, 'mf-slots-again.zip');
  expect(again?.env).toMatchObject({ TRACE: 'yes', VIDEO: 'yes', PLAYWRIGHT_BLOB_OUTPUT_FILE: blob });
});

test.each([
  ['no test has failed', 0, false],
  ['more than ten have failed', 11, false],
  ['the run was stopped', 2, true],
])('nothing runs again when %s', async (_when, count, stopped) => {
  letFail(count);
  isStopped = stopped;
  expect(await suites.remoteSuite('mf-slots')).toBe(1);
  expect(command).toHaveBeenCalledTimes(1);
});

test('nothing runs again after a suite that passed, or that ended before it wrote its outcome', async () => {
  letFail(2, '{"status":');
  expect(await suites.remoteSuite('mf-slots')).toBe(1);
  // The file of the run before counts no more.
  letFail(2);
  await suites.remoteSuite('mf-slots');
  command.mockReset().mockResolvedValueOnce(1);
  expect(await suites.remoteSuite('mf-slots')).toBe(1);
  expect(command).toHaveBeenCalledTimes(1);
  command.mockReset().mockResolvedValue(0);
  expect(await suites.suite('mf-slots/e2e/playwright.config.ts', 'slots')).toBe(0);
  expect(command).toHaveBeenCalledTimes(1);
});
