/**
 * npm run test:e2e -- --base-url URL [--composition ID] [Playwright's words]: the composed suite on a running storefront.
 * The URL is the storefront's, or a link to a version, which --link names as well.
 */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '@storefront/api/error-message';
import { httpUrl } from '@storefront/api/http-url';
import { compositionId } from '@storefront/release-tool/options/option-values';
import { compositionAt } from './browser-report/tested-composition';
import { ensureChromium } from './run/ensure-chromium';
import { runCommand, stopCommands } from './run/run-command';
import { shownComposition } from './run/storefront/shown-composition';

const USAGE =
  "npm run test:e2e -- --base-url https://shop.example [journeys --project=phone], or --base-url 'https://shop.example/en-gb/preview?pass=…' [--composition ID]";

const isPreview = ({ pathname }: URL): boolean => pathname.endsWith('/preview');

/** Whether it is a link, complete or not, rather than the address of a storefront. */
const mayBeLink = (url: URL | undefined): boolean =>
  url !== undefined && (isPreview(url) || url.searchParams.has('pass'));

interface Options {
  readonly 'base-url'?: string;
  readonly link?: string;
  readonly composition?: string;
}

/**
 * The address of the storefront, and the link to the version to test unless that is what everyone is shown.
 * @throws Error with one sentence when an option is wrong, no storefront replies, or it or the link does not show the composition
 */
async function readTarget({ 'base-url': baseUrl, link: named, composition }: Options) {
  const isLink = named !== undefined || mayBeLink(httpUrl(baseUrl));
  const link = isLink ? (named ?? baseUrl) : undefined;
  const url = httpUrl(link ?? baseUrl);
  const base = httpUrl(baseUrl ?? link);
  if (!url || !base) throw new Error(`Usage: ${USAGE}`);
  if (composition !== undefined) compositionId(composition);
  if (isLink && !url.searchParams.get('pass')) throw new Error('The link has no pass: npm run release -- link');
  if (isLink && !isPreview(url)) throw new Error(`${url.pathname} shows no version: npm run release -- link`);
  if (base.origin !== url.origin) throw new Error(`The link is of ${url.origin}, not of ${base.origin}.`);
  const shown = await shownComposition(url);
  if (composition !== undefined && shown !== composition)
    throw new Error(
      isLink
        ? `The link shows composition ${shown}, not ${composition}, so no test was run.`
        : `${url.origin} shows everyone composition ${shown}, so ${composition} needs a link: npm run release -- link ${composition}`,
    );
  return { shown, env: { E2E_URL: url.origin, ...(link !== undefined && { STOREFRONT_LINK: link }) } };
}

try {
  // Options that are not listed are Playwright's, written with '='.
  const { values, positionals, tokens } = parseArgs({
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: { 'base-url': { type: 'string' }, link: { type: 'string' }, composition: { type: 'string' } },
  });
  const target = await readTarget(values as Options);
  const passedOn = tokens.flatMap((token) =>
    token.kind === 'option' && !['base-url', 'link', 'composition'].includes(token.name)
      ? [token.value === undefined ? token.rawName : `${token.rawName}=${token.value}`]
      : [],
  );
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      isStopped = true;
      void stopCommands();
    });
  const root = resolve(import.meta.dirname, '..');
  const playwright = join(root, 'node_modules/.bin/playwright');
  const blobs = mkdtempSync(join(tmpdir(), 'test-e2e-'));
  const report = join(root, 'reports/test-e2e');
  const env = {
    ...target.env,
    PLAYWRIGHT_CHROMIUM: await ensureChromium(root),
    PLAYWRIGHT_BLOB_OUTPUT_FILE: join(blobs, 'e2e.zip'),
  };
  const output = ['--reporter=list,blob', '--output=e2e/test-results/running-storefront'];
  const words = ['test', '-c', 'e2e/playwright.config.ts', ...output, ...positionals, ...passedOn];
  const tested = await runCommand(playwright, words, { cwd: root, env });
  const isList = tokens.some((token) => token.kind === 'option' && token.name === 'list');
  // Another reporter leaves nothing to merge.
  if (isStopped || isList || readdirSync(blobs).length === 0) {
    rmSync(blobs, { recursive: true, force: true });
    process.exit(tested);
  }
  rmSync(report, { recursive: true, force: true });
  const composition = join(blobs, 'composition.json');
  writeFileSync(composition, JSON.stringify(await compositionAt(target.env.E2E_URL, target.shown)));
  const merged = await runCommand(
    playwright,
    ['merge-reports', '-c', 'tools/browser-report/playwright.config.ts', blobs],
    { cwd: root, env: { PLAYWRIGHT_HTML_OUTPUT_DIR: report, TESTED_COMPOSITION: composition } },
  );
  rmSync(blobs, { recursive: true, force: true });
  process.exit(tested || merged);
} catch (error) {
  console.error(errorMessage(error));
  process.exit(1);
}
