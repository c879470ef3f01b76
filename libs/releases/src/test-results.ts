import type { KeyObject } from 'node:crypto';
import Type from 'typebox';
import Value from 'typebox/value';
import { readReleaseRecord } from './release-record';
import type { ReleaseStore } from './release-store';
import { signValue } from './signature';
import { assertOwnKeyMay, type ReleaseTrust, trustOf } from './trust/release-trust';

/** What a suite found about a published version, as the machine that ran it signed it. */
export interface TestResult {
  readonly name: string;
  readonly version: string;
  /** The suite, such as 'e2e' or 'skew'. */
  readonly suite: string;
  readonly outcome: 'passed' | 'failed';
  /** What failed. */
  readonly detail?: string;
  readonly at: string;
  readonly by: string;
}

const Result = Type.Object({
  name: Type.String(),
  version: Type.String(),
  suite: Type.String(),
  outcome: Type.Union([Type.Literal('passed'), Type.Literal('failed')]),
  detail: Type.Optional(Type.String()),
  at: Type.String(),
  by: Type.String(),
});

const FILE = /^result-(\d{1,9})\.json$/;
const fileOf = (number: number): string => `result-${number}.json`;

/** A number is taken only by another machine that records a result at the same moment. */
const MAX_TRIES = 50;

/**
 * Adds a suite's result to a published version; the newest one of a suite counts.
 * @throws Error when the version was never published, or the key may not release the package
 */
export async function recordResult(
  store: ReleaseStore,
  key: KeyObject,
  result: Omit<TestResult, 'at' | 'by'>,
  now: Date,
): Promise<void> {
  const { name, version } = result;
  assertOwnKeyMay(store, key, { packages: [name] });
  readReleaseRecord(store, key, name, version);
  await store.bringResults(name, version);
  const signed = signValue('result', { ...result, at: now.toISOString(), by: store.author.name }, key);
  const last = numbersOf(store, name, version).at(-1) ?? 0;
  for (let number = last + 1; number <= last + MAX_TRIES; number += 1)
    if (await store.createNow(JSON.stringify(signed), 'packages', name, version, fileOf(number))) return;
  throw new Error('Too many others record results at the same moment, so nothing was recorded. Try again.');
}

/** The newest result of each suite of a version; files that the package's team did not sign are left out. */
export async function readResults(
  store: ReleaseStore,
  key: KeyObject,
  name: string,
  version: string,
): Promise<TestResult[]> {
  await store.bringResults(name, version);
  const trust = trustOf(store, key);
  const results = numbersOf(store, name, version).flatMap((number) => readResult(store, trust, name, version, number));
  return [...new Map(results.map((result) => [result.suite, result])).values()];
}

/** Lowest first. */
const numbersOf = (store: ReleaseStore, name: string, version: string): number[] =>
  store
    .list('packages', name, version)
    .flatMap((file) => FILE.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other);

function readResult(
  store: ReleaseStore,
  trust: ReleaseTrust,
  name: string,
  version: string,
  number: number,
): TestResult[] {
  const what = `Result ${number} of ${name} ${version}`;
  try {
    const text = store.read('packages', name, version, fileOf(number));
    const { value, signer } = trust.verify<TestResult>('result', text, what);
    const isOwn = Value.Check(Result, value) && value.name === name && value.version === version;
    return isOwn && trust.coversPackage(signer, name) ? [value] : [];
  } catch {
    return [];
  }
}
