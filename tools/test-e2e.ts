/** npm run test:e2e -- --base-url URL | --link LINK [Playwright's words]: the composed suite on a running storefront. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '@storefront/api/error-message';
import { httpUrl } from '@storefront/api/http-url';
import { ensureChromium } from './run/ensure-chromium';
import { runCommand, stopCommands } from './run/run-command';

const USAGE =
  "npm run test:e2e -- --base-url https://shop.example [journeys --project=phone], or --link 'https://shop.example/en-gb/preview?pass=…'";

/** The address of the storefront, and the link to the version to test unless that is what everyone is shown. */
function readTarget({ 'base-url': baseUrl, link }: { 'base-url'?: string; link?: string }) {
  const url = httpUrl(link ?? baseUrl);
  if ((link && baseUrl) || !url) throw new Error(`Usage: ${USAGE}`);
  if (link && !url.searchParams.get('pass')) throw new Error('The link has no pass: npm run release -- link');
  return { E2E_URL: url.origin, ...(link && { STOREFRONT_LINK: link }) };
}

try {
  // Options that are not listed are Playwright's, written with '='.
  const { values, positionals, tokens } = parseArgs({
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: { 'base-url': { type: 'string' }, link: { type: 'string' } },
  });
  const target = readTarget(values as { 'base-url'?: string; link?: string });
  const passedOn = tokens.flatMap((token) =>
    token.kind === 'option' && !['base-url', 'link'].includes(token.name)
      ? [token.value === undefined ? token.rawName : `${token.rawName}=${token.value}`]
      : [],
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopCommands());
  const root = resolve(import.meta.dirname, '..');
  const env = {
    ...target,
    PLAYWRIGHT_CHROMIUM: await ensureChromium(root),
    PLAYWRIGHT_HTML_OUTPUT_DIR: join(root, 'reports/test-e2e'),
    PLAYWRIGHT_HTML_OPEN: 'never',
  };
  const output = ['--reporter=list,html', '--output=e2e/test-results/running-storefront'];
  const words = ['test', '-c', 'e2e/playwright.config.ts', ...output, ...positionals, ...passedOn];
  process.exit(await runCommand(join(root, 'node_modules/.bin/playwright'), words, { cwd: root, env }));
} catch (error) {
  console.error(errorMessage(error));
  process.exit(1);
}
