import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { type ApiClient, createClient } from '@storefront/api/client';
import { createFetchTransport } from '@storefront/api/transport/transport-fetch';
import { makeKeyFiles } from '../../src/keys';
import { runOps } from '../../test-support/programs/run-ops';
import { type StartedSandbox, startSandbox } from '../../test-support/programs/start-sandbox';
import { createTestService, type TestService } from '../../test-support/test-service';

let sandbox: StartedSandbox;
let service: TestService;
let shell: Server;
let url: string;
/** What the shell replies. */
let replies: Record<string, object>;
const keysDir = mkdtempSync(join(tmpdir(), 'doctor-keys-'));
beforeAll(async () => {
  makeKeyFiles(keysDir);
  sandbox = await startSandbox();
  service = await createTestService({ sandboxUrl: sandbox.url, smtpUrl: sandbox.smtpUrl });
  shell = createServer((request, response) => response.end(JSON.stringify(replies[request.url ?? ''] ?? {})));
  await new Promise<void>((resolve) => shell.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
});
beforeEach(() => {
  replies = {
    '/readyz': { status: 'ok', channel: 'stable', composition: 'c-7', canaries: {}, pins: {} },
    '/healthz': { status: 'ok', checks: { composition: true, api: true, business: true } },
  };
});
afterEach(() => {
  process.exitCode = undefined;
});
afterAll(async () => {
  shell.close();
  await service.close();
  await sandbox.stop();
  rmSync(keysDir, { recursive: true });
});

const clientOf = (headers: Record<string, string>, origin = service.origin): ApiClient =>
  createClient({
    locale: 'en-gb',
    origin,
    transport: createFetchTransport({ headers: () => headers, deadlineMs: 15_000 }),
  });
const admin = () => clientOf({ 'x-admin-key': service.keys.admin });
const doctor = (client: ApiClient, ...words: string[]) =>
  runOps(client, ['doctor', '--url', url, ...words], '', keysDir);

/** The lines of what is wrong, without the columns before. */
const wrongIn = (lines: readonly string[]) =>
  lines.flatMap((line) => (line.startsWith('WRONG') ? [line.replace(/^WRONG\s+/, '').replace(/\s{2,}/g, ' ')] : []));

test('an installation that works: nothing is wrong, and the exit code is 0', async () => {
  const lines = await doctor(admin());
  expect(wrongIn(lines)).toEqual([]);
  expect(lines.at(-1)).toMatch(/^\d+ right, \d+ warnings?, 0 wrong$/);
  expect(lines.join('\n')).toMatch(/right +database .*PostgreSQL \d+/);
  expect(lines.join('\n')).toContain('It shows composition c-7 of channel stable');
  expect(process.exitCode).toBe(0);
});

test('a shell that refuses releases and a back end that it does not reach: exit code 1, with what to do', async () => {
  replies = {
    '/readyz': {
      status: 'ok',
      channel: 'stable',
      composition: 'c-7',
      refused: { id: 'c-8', why: 'it does not render' },
      canaries: { blue: { refused: { id: 'c-9', why: 'it took too long' } } },
      pins: {},
      bucketAwaySince: '2026-11-25T09:00:00Z',
    },
    '/healthz': { status: 'unusable', checks: { composition: true, api: false, business: false } },
  };
  const lines = await doctor(admin());
  expect(wrongIn(lines)).toEqual([
    'shell It refuses composition c-8: it does not render',
    'shell It refuses composition c-9 of blue: it took too long',
    'shell The bucket of releases has been away since 2026-11-25T09:00:00Z',
    'shell /healthz: it does not reach commerce-api',
    'shell /healthz: no business has the host that was asked for, or INTERNAL_KEY is not that of commerce-api',
  ]);
  expect(lines.filter((line) => line.includes('To do: '))).toHaveLength(5);
  expect(process.exitCode).toBe(1);
});

test('a fault of the service is printed beside what this machine finds', async () => {
  await sandbox.control('PUT', '/api/faults', { target: 'checkoutcom:payments-read', kind: 'error', status: 500 });
  const lines = await doctor(admin()).finally(() => sandbox.control('DELETE', '/api/faults'));
  expect(wrongIn(lines).every((line) => /checkoutcom refuses the key, or does not reply/.test(line))).toBe(true);
  expect(wrongIn(lines)).toHaveLength(2);
  expect(process.exitCode).toBe(1);
});

test.each([
  ['a wrong key', () => clientOf({ 'x-admin-key': 'x' }), 'commerce-api refuses the admin key'],
  ['a service that is off', () => clientOf({}, 'http://127.0.0.1:1'), 'commerce-api does not reply'],
])('%s is a finding, and the shell and the keys are checked all the same', async (_, client, text) => {
  const lines = await doctor(client());
  expect(wrongIn(lines)).toEqual([`commerce-api ${text}`]);
  expect(lines.join('\n')).toContain('4 key files, for their owner only');
  expect(lines.join('\n')).toContain('It shows composition c-7');
  expect(process.exitCode).toBe(1);
});

test('no shell at the address, and an address that is none', async () => {
  const lines = await runOps(admin(), ['doctor', '--url', 'http://127.0.0.1:1'], '', keysDir);
  expect(wrongIn(lines)).toEqual([expect.stringMatching(/^shell No reply of a shell at http:\/\/127\.0\.0\.1:1: /)]);
  await expect(runOps(admin(), ['doctor', '--url', 'shop.example'])).rejects.toThrow(
    '--url and STOREFRONT_URL take an address such as https://shop.example, not shop.example',
  );
});

test('--json has the findings for machines', async () => {
  const written: string[] = [];
  const write = mock.method(process.stdout, 'write', (text: string) => written.push(text) > 0);
  await doctor(admin(), '--json').finally(() => write.mock.restore());
  const { findings } = JSON.parse(written.find((text) => text.startsWith('{')) ?? '{}');
  expect(findings).toContainEqual({ check: 'mail server', state: 'right', text: 'The mail server accepts mail' });
});
