import type { KeyObject } from 'node:crypto';
import Type from 'typebox';
import Value from 'typebox/value';
import { signValue } from '../signatures/signature';
import type { ReleaseStore } from '../store/release-store';
import { assertOwnKeyMay, type ReleaseTrust, trustOf } from '../trust/release-trust';
import { readReleaseRecord } from './release-record';

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

export const RESULT_FILE = /^result-\d{1,9}\.json$/;
const fileOf = (number: number): string => `result-${number}.json`;

/** A number may be taken: by another machine that records a result at the same moment, or by a file that is no result. */
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
  await store.fetchResults(name, version);
  const known = verifiedResults(store, key, name, version);
  // After the newest one, whatever the clocks of the machines say.
  const at = new Date(Math.max(now.getTime(), ...known.map((one) => timeOf(one) + 1)));
  const signed = signValue('result', { ...result, at: at.toISOString(), by: store.author.name }, key);
  // Anybody who may write to the bucket chooses names there, so the names of files say nothing.
  for (let number = known.length + 1; number <= known.length + MAX_TRIES; number += 1)
    if (await store.createNow(JSON.stringify(signed), 'packages', name, version, fileOf(number))) return;
  throw new Error(
    `Nothing was recorded, because ${MAX_TRIES} files have the next numbers of results of ${name} ${version}. Remove those that are no results.`,
  );
}

/** The newest result of each suite of a version; files that the package's team did not sign are left out. */
export async function readResults(
  store: ReleaseStore,
  key: KeyObject,
  name: string,
  version: string,
): Promise<TestResult[]> {
  await store.fetchResults(name, version);
  const results = verifiedResults(store, key, name, version);
  return [...new Map(results.map((result) => [result.suite, result])).values()];
}

const timeOf = ({ at }: TestResult): number => Date.parse(at);

/** Oldest first, by the time that was signed. */
function verifiedResults(store: ReleaseStore, key: KeyObject, name: string, version: string): TestResult[] {
  const trust = trustOf(store, key);
  return store
    .list('packages', name, version)
    .filter((file) => RESULT_FILE.test(file))
    .flatMap((file) => readResult(store, trust, name, version, file))
    .sort((one, other) => timeOf(one) - timeOf(other));
}

function readResult(
  store: ReleaseStore,
  trust: ReleaseTrust,
  name: string,
  version: string,
  file: string,
): TestResult[] {
  try {
    const text = store.read('packages', name, version, file);
    const { value, signer } = trust.verify<TestResult>('result', text, `${file} of ${name} ${version}`);
    const isOwn =
      Value.Check(Result, value) && value.name === name && value.version === version && !Number.isNaN(timeOf(value));
    return isOwn && trust.coversPackage(signer, name) ? [value] : [];
  } catch {
    return [];
  }
}
