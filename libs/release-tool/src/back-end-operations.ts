import { manifestsOf } from '@storefront/releases/compose';
import { versionName } from '@storefront/releases/consumers';
import { readReleaseRecord } from '@storefront/releases/release-record';
import type { ReleaseSession } from './release-session';

const DEADLINE_MS = 5_000;

/** The part of an OpenAPI document that is compared: methods by path. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Keys such as 'GET /orders/:id', as the operation table writes them. */
export const operationKeys = ({ paths }: ApiDocument): Set<string> =>
  new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    ),
  );

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const isApiDocument = (body: unknown): body is ApiDocument =>
  isObject(body) &&
  'openapi' in body &&
  'paths' in body &&
  isObject(body.paths) &&
  Object.values(body.paths).every(isObject);

async function backEndOperations(storefront: string): Promise<Set<string> | undefined> {
  const url = `${storefront}/en-gb/api/openapi.json`;
  const reply = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch(() => undefined);
  const body: unknown = await reply?.json().catch(() => undefined);
  if (reply?.ok && isApiDocument(body)) return operationKeys(body);
  const unusable = reply?.ok ? `${url} is no OpenAPI document` : `${url} replied ${reply?.status}`;
  const found = reply ? unusable : `No response from ${storefront}`;
  console.log(`${found}, so what the versions call was not compared with the back end.`);
  return undefined;
}

/**
 * Compares what versions call with what the running back end serves, unless it is away or describes no operations: a
 * release may be what brings it back.
 * @throws Error when a version calls an operation that the back end does not have
 */
export async function assertBackEndServes(
  { store, key, storefront }: ReleaseSession,
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const packages = Object.fromEntries(
    Object.entries(versions).map(([name, version]) => {
      const { manifestSha256 } = readReleaseRecord(store, key, name, version);
      return [name, { version, manifestSha256 }];
    }),
  );
  const served = await backEndOperations(storefront);
  if (!served) return;
  for (const manifest of manifestsOf(store, packages)) {
    const missing = (manifest.uses?.operations ?? []).filter((operation) => !served.has(operation));
    if (missing.length > 0)
      throw new Error(
        `${versionName(manifest)} calls ${missing.join(', ')}, which the back end at ${storefront} does not have; release that first.`,
      );
  }
}
