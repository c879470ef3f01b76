import { manifestsOf } from '@storefront/releases/compositions/compose';
import { versionName } from '@storefront/releases/contracts/consumers';
import { readReleaseRecord } from '@storefront/releases/publishing/release-record';
import type { ReleaseSession } from '../session/release-session';
import { REPLY_DEADLINE_MS } from '../storefront/reply-deadline';
import { type ApiDocument, isApiDocument } from './api-document';
import { checkCalls } from './call-check';

/** Where a storefront has the OpenAPI document of its back end. */
export const backEndAddress = (storefront: string): string => `${storefront}/en-gb/api/openapi.json`;

/**
 * Reads what the running back end serves.
 * @param storefront its origin
 * @returns the document, or the reason why it cannot be read
 */
export async function readBackEnd(storefront: string): Promise<ApiDocument | string> {
  const signal = AbortSignal.timeout(REPLY_DEADLINE_MS);
  const reply = await fetch(backEndAddress(storefront), { signal }).catch(() => undefined);
  const text = await reply?.text().catch(() => undefined);
  if (!reply || text === undefined) return signal.aborted ? 'no response within 5 s' : 'no response';
  if (!reply.ok) return `it replied ${reply.status}`;
  const body = parseJson(text);
  return isApiDocument(body) ? body : 'its reply is no OpenAPI document';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns undefined when it cannot be read and the session allows that @throws Error when it does not allow that */
async function backEndDocument({ storefront, allowsMisfit }: ReleaseSession): Promise<ApiDocument | undefined> {
  const document = await readBackEnd(storefront);
  if (typeof document !== 'string') return document;
  const fault = `The OpenAPI document of the back end could not be read from ${backEndAddress(storefront)} (${document})`;
  if (!allowsMisfit)
    throw new Error(
      `${fault}, so nothing was compared or changed: start the storefront with its back end, set STOREFRONT_URL to the address of one of its businesses, or add --allow-misfit to go on without the comparison.`,
    );
  console.warn(`${fault}, so nothing was compared with it; --allow-misfit was given.`);
  return undefined;
}

/**
 * Compares what versions call with what the running back end serves. Remarks go to standard error, because the output of
 * `link` begins with the link.
 * @throws Error with one sentence when a version calls an operation that the back end does not have; unless the session
 * allows that, also when the operation has another shape, or the back end's document cannot be read
 */
export async function assertBackEndServes(
  session: ReleaseSession,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const { store, key, storefront, allowsMisfit } = session;
  const packages = Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      const { manifestSha256 } = readReleaseRecord(store, key, name, version);
      return [name, { version, manifestSha256 }];
    }),
  );
  const document = await backEndDocument(session);
  if (!document) return;
  for (const manifest of manifestsOf(store, packages)) {
    const { missing, misfits, uncompared } = checkCalls(manifest, document);
    const name = versionName(manifest);
    const backEnd = `the back end at ${storefront}`;
    if (missing.length)
      throw new Error(`${name} calls ${missing.join(', ')}, which ${backEnd} does not have; release that first.`);
    const [misfit] = misfits;
    if (misfit && !allowsMisfit)
      throw new Error(
        `${name} does not fit ${backEnd}: it ${misfit}. Release that back end first, build the package for this one, or add --allow-misfit.`,
      );
    for (const one of misfits) console.warn(`${name} ${one}; --allow-misfit was given.`);
    if (uncompared.length) console.warn(`Of ${name} this was not compared with ${backEnd}: ${uncompared.join(', ')}.`);
  }
}
