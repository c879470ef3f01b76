import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@storefront/api/client';
import { createFetchTransport } from '@storefront/api/transport/transport-fetch';
import { runOps } from '../../test-support/programs/run-ops';
import { createTestService, type TestService } from '../../test-support/test-service';

let service: TestService;
const home = mkdtempSync(join(tmpdir(), 'init-'));
beforeAll(async () => {
  service = await createTestService();
});
afterAll(async () => {
  await service.close();
  rmSync(home, { recursive: true });
});

const clientWith = (headers: Record<string, string>) =>
  createClient({
    locale: 'en-gb',
    origin: service.origin,
    transport: createFetchTransport({ headers: () => headers }),
  });

test('a business, its files, its first operator and the keys are made once, without a word about plants', async () => {
  const folder = join(home, 'shop');
  const keys = join(home, 'keys');
  const client = clientWith({ 'x-admin-key': service.keys.admin });
  const words = ['init', folder, '--name', 'Tide & "Sons" $1', '--host', 'tide.localhost'];
  const people = ['--email', 'shop@tide.example', '--operator', 'Sam Hill'];
  const lines = await runOps(client, [...words, ...people], join(home, 'pictures'), keys);
  expect(readdirSync(keys).sort()).toEqual(['access-token.pem', 'admin.key', 'digest.key', 'internal.key']);
  const { data: settings } = await service.call('POST /white-label/settings', { host: 'tide.localhost' });
  expect(settings).toMatchObject({ name: 'Tide & "Sons" $1' });
  expect(readFileSync(join(folder, 'business.json'), 'utf8')).not.toMatch(/fernhill|plant|garden|soil/i);
  const key = lines.at(-1) ?? '';
  const own = await clientWith({ 'x-operator-key': key }).call('POST /admin/orders', { body: {} });
  expect(own).toMatchObject({ ok: true, data: { total: 0 } });
  await expect(runOps(client, [...words, ...people], join(home, 'pictures'), keys)).rejects.toThrow('exists already');
});
