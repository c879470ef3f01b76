import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildDescription } from '@storefront/remote-kit/build/build-description';
import { readContracts } from '../contracts/read-contracts';
import { writeDouble } from './write-double';

const root = resolve(import.meta.dirname, '../..');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-double-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the double of each remote has its routes, boundaries, actions and commands, and a module for each', async () => {
  const remotes = (await readContracts(root)).filter(({ name }) => name !== 'shell');
  expect(remotes.length).toBeGreaterThan(5);
  for (const contract of remotes) {
    const manifest = { ...buildDescription(contract, join(root, contract.name)), version: '0.1.0-abc' };
    const own = join(folder, contract.name);
    const double = writeDouble(own, manifest);
    const { routes, handles, emits, reactsTo, actions = [], schemas } = manifest;
    expect(double).toMatchObject({ routes, handles, emits, reactsTo, actions, schemas, plainPages: [], storage: [] });
    expect(double.boundaries.slice(0, -1)).toEqual(manifest.boundaries);
    const modules = (part: string) => readdirSync(join(own, 'src', part)).sort();
    const places = [...routes, ...double.boundaries].map(({ expose }) => `${expose.slice(2)}.ts`);
    expect(modules('exposes')).toEqual([...new Set([...places, 'handlers.ts'])].sort());
    if (actions.length) expect(modules('actions')).toEqual(actions.map((name) => `${name}.ts`).sort());
    const { version } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as { version: string };
    expect(version).toBe('0.0.0-double');
  }
});

test('a module that would be written elsewhere is refused', async () => {
  const [contract] = await readContracts(root);
  if (!contract) throw new Error('There is no remote.');
  const manifest = { ...buildDescription(contract, join(root, contract.name)), version: '0.1.0-abc' };
  const routes = manifest.routes.map((route) => ({ ...route, expose: './../../page' }));
  expect(() => writeDouble(join(folder, 'elsewhere'), { ...manifest, routes })).toThrow(
    `${contract.name} has a module with the name 'exposes/../../page'.`,
  );
});
