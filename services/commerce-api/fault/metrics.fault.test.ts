import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../test-support/database/postgres-cluster';
import { GUEST_SESSION } from '../test-support/guest-session';
import { ids } from '../test-support/shop-data';
import { type Installation, setUpInstallation } from './installation';

const reference = readFileSync(fileURLToPath(new URL('../../../docs/reference/metrics.md', import.meta.url)), 'utf8');

let installation: Installation;
beforeAll(async () => {
  installation = await setUpInstallation();
});
afterAll(() => installation.close());

/** What somebody may ask of Prometheus: the name of each metric with its type, and all lines. */
async function scrape(port: number) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return { text, names: [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name) };
}

test('a running pair exposes every metric of the reference, and no other', async () => {
  const shellPort = await freePort();
  const apiPort = await freePort();
  const { shell, stop } = await installation.startPair(
    {},
    { shell: { METRICS_PORT: String(shellPort) }, api: { METRICS_PORT: String(apiPort - 10) } },
  );
  const post = (path: string, body: object) =>
    fetch(`${shell.origin}/en-gb${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: shell.origin,
        cookie: `sf_guest=${GUEST_SESSION}; sf_consent=2.measurement`,
      },
      body: JSON.stringify(body),
    });
  const added = await post('/api/basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk, quantity: 1 } });
  expect(added.status).toBe(200);
  expect((await post('/api/basket/add-item', {})).status).toBe(422);
  for (const name of ['LCP', 'INP', 'CLS'])
    expect((await post('/measurements', { name, value: 1, page: './Invented', composition: 'x' })).status).toBe(204);
  const report = { kind: 'page', message: 'no', composition: 'x', remote: 'mf-invented', version: '9.9.9' };
  expect((await post('/rum', report)).status).toBe(204);

  const [ofShell, ofApi] = [await scrape(shellPort), await scrape(apiPort)];
  await stop();
  // Without a release nothing is rendered: shell/src/server/metrics/measure-renders.test.ts has these.
  const listed = [...reference.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
  const expected = listed.filter((name) => !/^storefront_render_(duration|part_failures)/.test(name));
  expect([...new Set([...ofShell.names, ...ofApi.names])].sort()).toEqual(expected.sort());

  expect(ofApi.text).toContain('storefront_operation="addItem"');
  expect(ofApi.text).toContain('error_type="validation_failed"');
  expect(ofApi.text).toMatch(/db_client_operation_duration_count\{[^}]*db_operation_name="select"/);
  // What a browser invents, ids and tokens are no labels.
  expect(ofShell.text).toContain('storefront_browser_failures_total{remote="unknown",version="unknown"} 1');
  for (const invented of ['Invented', 'mf-invented', '9.9.9', GUEST_SESSION]) {
    expect(ofShell.text).not.toContain(invented);
    expect(ofApi.text).not.toContain(invented);
  }
});

test('without METRICS_PORT and TRACES_URL the code that measures is not even loaded', async () => {
  const loadedBy = async (env: { api?: object; shell?: object }) => {
    const folder = mkdtempSync(join(installation.dataDir, 'coverage-'));
    const { stop } = await installation.startPair({ NODE_V8_COVERAGE: folder }, env);
    await stop();
    // Node writes which scripts a process has loaded.
    const written = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const files = written.flatMap((text) => (JSON.parse(text) as { result: { url: string }[] }).result);
    return new Set(files.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)));
  };
  const off = await loadedBy({});
  expect([off.has('main.mjs'), off.has('server.js')]).toEqual([true, true]);
  const measuring = (names: Set<string>) => [...names].filter((name) => /^(metrics|traces)\./.test(name)).sort();
  expect(measuring(off)).toEqual([]);
  const on = await loadedBy({
    shell: { METRICS_PORT: String(await freePort()), TRACES_URL: 'http://127.0.0.1:9' },
    api: { METRICS_PORT: String((await freePort()) - 10), TRACES_URL: 'http://127.0.0.1:9' },
  });
  expect(measuring(on)).toEqual(['metrics.js', 'metrics.mjs', 'traces.js', 'traces.mjs']);
});
