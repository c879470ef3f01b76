import { existsSync, readFileSync } from 'node:fs';
import { httpUrl } from '@storefront/api/http-url';
import { manifestsOf } from '@storefront/releases/compose';
import { versionName } from '@storefront/releases/consumers';
import { type ApiDocument, isApiDocument, operationKeys } from './back-end-operations';
import { compositionsOnShow } from './compositions-on-show';
import type { ReleaseCommandOf } from './release-command.types';
import type { ReleaseSession } from './release-session';

const DEADLINE_MS = 5_000;

/** A version on show: where it is, and what it calls, if its build recorded that. */
interface ShownVersion {
  readonly name: string;
  readonly places: string[];
  readonly operations: readonly string[] | undefined;
}

/**
 * `check-api`: compares what the versions on show call, those of canaries and pinned businesses included, with the
 * OpenAPI document of another version of the back end.
 * @throws Error when an operation is missing, with each version and place that calls it, or when there is no document
 */
export async function checkApi(session: ReleaseSession, { source }: ReleaseCommandOf<'check-api'>): Promise<void> {
  const served = operationKeys(await readApiDocument(source));
  const shown = versionsOnShow(session);
  const lacking = shown.flatMap(({ name, places, operations = [] }) => {
    const missing = operations.filter((operation) => !served.has(operation));
    return missing.length ? `${name} (${places.join(', ')}) calls ${missing.join(', ')}` : [];
  });
  if (lacking.length) throw new Error(`${source} lacks operations of versions on show: ${lacking.join('; ')}.`);
  const count = new Set(shown.flatMap(({ operations = [] }) => operations)).size;
  const places = [...new Set(shown.flatMap((one) => one.places))].join(', ') || 'none';
  console.log(
    `${source} has the ${count} operations that the ${shown.length} versions on show call; compared: ${places}.`,
  );
  const unknown = shown.filter(({ operations }) => !operations).map(({ name }) => name);
  if (unknown.length) console.log(`Not compared, because their builds do not record calls: ${unknown.join(', ')}.`);
}

/** Each version once, with all its places. */
function versionsOnShow(session: ReleaseSession): ShownVersion[] {
  const versions = new Map<string, ShownVersion>();
  for (const [place, { packages }] of compositionsOnShow(session))
    for (const manifest of manifestsOf(session.store, packages)) {
      const name = versionName(manifest);
      const known = versions.get(name) ?? { name, places: [], operations: manifest.uses?.operations };
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
  const reply = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch(() => undefined);
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
