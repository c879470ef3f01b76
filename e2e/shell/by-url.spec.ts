import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { test } from '@storefront/testing/storefront-test';
import { lathmere, pipwell } from '../support/businesses';
import { type HostProxy, startHostProxy } from '../support/host-proxy';
import { isExternalStorefront, originOf } from '../support/hosts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
/** Loopback, but not the host of a demonstration business: a suite that ignored its URLs would not come here. */
const ELSEWHERE = '127.0.0.2';

test.skip(isExternalStorefront, 'It runs the suite against another address of the storefront that this run started.');

/** The inner run must not inherit the outer run's settings. */
const plainEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(TEST_|PLAYWRIGHT_JSON|PW_|NODE_OPTIONS$|E2E_)/.test(name)),
  );

/** One spec of this folder and one of a remote, both for the two businesses. */
const someSpecs = (env: Record<string, string>) =>
  run(
    join(root, 'node_modules/.bin/playwright'),
    [
      ...['test', '-c', 'e2e/playwright.config.ts', 'shell/faqs.spec.ts', 'mf-store-search/e2e/narrow.spec.ts'],
      ...['-g', '1.33|on 320 pixels', '--project', 'phone', '--project', 'mf-store-search'],
      ...['--reporter=line', '--workers=1', '--output', join(tmpdir(), 'suite-by-other-address')],
    ],
    { cwd: root, env: { ...plainEnvironment(), ...env } },
  ).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );

test('[10.06] the suite calls each business at its given URL, and nothing else', async () => {
  const proxies: HostProxy[] = [];
  try {
    for (const business of [pipwell, lathmere]) proxies.push(await startHostProxy(originOf(business), ELSEWHERE));
    const [first, second] = proxies;
    const output = await someSpecs({ E2E_URL: first?.origin ?? '', E2E_URL_LATHMERE: second?.origin ?? '' });
    expect(output).toContain('4 passed');
    for (const proxy of proxies) expect(proxy.passed()).toBeGreaterThan(5);
    // Without the second URL it cannot be derived.
    expect(await someSpecs({ E2E_URL: first?.origin ?? '' })).toContain('E2E_URL_LATHMERE is missing');
  } finally {
    await Promise.all(proxies.map((proxy) => proxy.close()));
  }
});
