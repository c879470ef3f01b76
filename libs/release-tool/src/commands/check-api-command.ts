import { existsSync, readFileSync } from 'node:fs';
import { httpUrl } from '@storefront/api/http-url';
import { manifestsOf } from '@storefront/releases/compositions/compose';
import { versionName } from '@storefront/releases/contracts/consumers';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import type { Command } from 'commander';
import { type ApiDocument, isApiDocument } from '../back-end/api-document';
import { checkCalls } from '../back-end/call-check';
import { CHANNEL_OPTION } from '../options/shared-options';
import type { ReleaseContext, SessionOptions } from '../session/release-context';
import type { ReleaseSession } from '../session/release-session';
import { REPLY_DEADLINE_MS } from '../storefront/reply-deadline';
import { compositionsOnShow } from '../versions/compositions-on-show';

export const addCheckApiCommand = (program: Command, { open }: ReleaseContext) =>
  program
    .command('check-api')
    .description('compare what the versions on show call with another back end, before it replaces the present one')
    .argument('<document>', 'the URL or the file of its OpenAPI document')
    .option(...CHANNEL_OPTION)
    .action(async (source: string, options: SessionOptions) =>
      checkApi(await open(options, { readsShown: true }), source),
    );

/** A version on show, and where it is. */
interface ShownVersion {
  readonly name: string;
  readonly places: string[];
  readonly manifest: ReleaseManifest;
}

/**
 * Compares what the versions on show call, those of canaries and pinned businesses included, with the
 * OpenAPI document of another version of the back end.
 * @throws Error when an operation is missing or has a shape that does not fit, with each version and place that calls it, or when there is no document
 */
export async function checkApi(session: ReleaseSession, source: string): Promise<void> {
  const document = await readApiDocument(source);
  const shown = versionsOnShow(session);
  const checks = shown.map((version) => ({ ...version, ...checkCalls(version.manifest, document) }));
  const faults = checks.flatMap(({ name, places, missing, misfits }) =>
    [...(missing.length ? [`calls ${missing.join(', ')}, which it does not have`] : []), ...misfits].map(
      (fault) => `${name} (${places.join(', ')}) ${fault}`,
    ),
  );
  if (faults.length) throw new Error(`${source} does not fit versions on show: ${faults.join('; ')}.`);
  const count = new Set(shown.flatMap(({ manifest }) => manifest.uses?.operations ?? [])).size;
  const places = [...new Set(shown.flatMap((one) => one.places))].join(', ') || 'none';
  console.log(
    `${source} fits the ${count} operations that the ${shown.length} versions on show call; compared: ${places}.`,
  );
  const unknown = shown.filter(({ manifest }) => !manifest.uses?.operations).map(({ name }) => name);
  if (unknown.length) console.log(`Not compared, because their builds do not record calls: ${unknown.join(', ')}.`);
  const uncompared = [...new Set(checks.flatMap((check) => check.uncompared))];
  if (uncompared.length)
    console.log(`Not compared, because the document does not describe it: ${uncompared.join(', ')}.`);
  const shapeless = shown.filter(({ manifest: { uses, schemas } }) => uses?.operations && !schemas?.operations);
  if (shapeless.length)
    console.log(
      `Compared by the names of operations alone, because their builds do not record shapes: ${shapeless.map(({ name }) => name).join(', ')}.`,
    );
}

/** Each version once, with all its places. */
function versionsOnShow(session: ReleaseSession): ShownVersion[] {
  const versions = new Map<string, ShownVersion>();
  for (const [place, { packages }] of compositionsOnShow(session))
    for (const manifest of manifestsOf(session.store, packages)) {
      const name = versionName(manifest);
      const known = versions.get(name) ?? { name, places: [], manifest };
      known.places.push(place);
      versions.set(name, known);
    }
  return [...versions.values()];
}

/** @throws Error with one sentence when the address or the file is away, or is no OpenAPI document */
async function readApiDocument(source: string): Promise<ApiDocument> {
  const text = httpUrl(source) ? await fetchText(source) : readText(source);
  try {
    const document: unknown = JSON.parse(text);
    if (isApiDocument(document)) return document;
  } catch {
    // The same sentence as for other JSON.
  }
  throw new Error(`${source} is no OpenAPI document as JSON.`);
}

async function fetchText(url: string): Promise<string> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(REPLY_DEADLINE_MS) }).catch(() => undefined);
  if (reply && !reply.ok) throw new Error(`${url} replied ${reply.status}.`);
  const text = await reply?.text().catch(() => undefined);
  if (text === undefined) throw new Error(`No response from ${url}.`);
  return text;
}

function readText(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}, and it is no address such as https://api.example.`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} cannot be read.`);
  }
}
