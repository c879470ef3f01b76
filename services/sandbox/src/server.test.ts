import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SandboxClient } from '../test-support/sandbox-client';
import { killAll, launch, startSandboxProcess } from '../test-support/sandbox-process';

afterEach(killAll);

const dataDir = () => mkdtempSync(join(tmpdir(), 'sandbox-process-'));

test('outside a demonstration the process exits with a reason instead of starting', async () => {
  const child = launch({ STOREFRONT_MODE: '', DATA_DIR: dataDir() });
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(output).toMatch(/STOREFRONT_MODE must be demonstration/);
});

test('a killed sandbox has lost no charge, and a repeated request charges nothing more', async () => {
  const env = { DATA_DIR: dataDir() };
  const first = await startSandboxProcess(env);
  const before = new SandboxClient(first.address);
  // It stops responding after the work: the shop does not know of the charge when the process is killed.
  await before.call('PUT', '/api/faults', { target: 'checkoutcom:payments', kind: 'timeout-after' });
  const source = { type: 'token', token: await before.token() };
  const order = { source, amount: 2500, currency: 'GBP', reference: 'killed' };
  const lost = before.gateway('POST', '/payments', order, 'key').catch(() => 'lost');
  expect((await before.get('/api/charges?reference=killed&wait=5')).body.total_count).toBe(1);
  await first.kill('SIGKILL');
  expect(await lost).toBe('lost');

  const second = await startSandboxProcess(env);
  const after = new SandboxClient(second.address);
  expect((await after.gateway('POST', '/payments', order, 'key')).status).toBe(201);
  expect((await after.get('/api/charges?reference=killed')).body).toMatchObject({ total_count: 1, net_captured: 2500 });
});

test('it exits cleanly on SIGTERM, even while a request is waiting', async () => {
  const sandbox = await startSandboxProcess({ DATA_DIR: dataDir() });
  const client = new SandboxClient(sandbox.address);
  await client.call('POST', '/api/pause-points', { name: 'p' });
  const held = client.call('POST', '/pause-points/p').catch(() => undefined);
  const polling = client.get('/api/mail?wait=60').catch(() => undefined);
  await client.get('/api/pause-points?name=p&wait=5');
  expect(await sandbox.kill('SIGTERM')).toBe(0);
  await Promise.all([held, polling]);
});
