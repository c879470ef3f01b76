import { manifestsOf } from '@storefront/releases/compose';
import { versionName } from '@storefront/releases/consumers';
import { readReleaseRecord } from '@storefront/releases/release-record';
import { type ApiDocument, isApiDocument } from './api-document';
import { checkCalls } from './call-check';
import type { ReleaseSession } from './release-session';

const DEADLINE_MS = 5_000;

async function backEndDocument(storefront: string): Promise<ApiDocument | undefined> {
  const url = `${storefront}/en-gb/api/openapi.json`;
  const reply = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch(() => undefined);
  const body: unknown = await reply?.json().catch(() => undefined);
  if (reply?.ok && isApiDocument(body)) return body;
  const unusable = reply?.ok ? `${url} is no OpenAPI document` : `${url} replied ${reply?.status}`;
  const found = reply ? unusable : `No response from ${storefront}`;
  console.log(`${found}, so what the versions call was not compared with the back end.`);
  return undefined;
}

/**
 * Compares what versions call with what the running back end serves, unless it is away or describes no operations: a
 * release may be what brings it back.
 * @throws Error when a version calls an operation that the back end does not have, or has with another
 * shape unless the session allows that
 */
export async function assertBackEndServes(
  { store, key, storefront, allowsMisfit }: ReleaseSession,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const packages = Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      const { manifestSha256 } = readReleaseRecord(store, key, name, version);
      return [name, { version, manifestSha256 }];
    }),
  );
  const document = await backEndDocument(storefront);
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
    for (const one of misfits) console.log(`${name} ${one}; --allow-misfit was given.`);
    if (uncompared.length) console.log(`Of ${name} this was not compared with ${backEnd}: ${uncompared.join(', ')}.`);
  }
}
