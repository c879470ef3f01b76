import Type from 'typebox';
import Value from 'typebox/value';
import { numbersOf } from './numbered-files';
import type { ReleaseStore } from './release-store';
import { sha256 } from './sha256';
import type { ReleaseTrust } from './trust/release-trust';

/** What each signed entry of a log says. */
export interface SignedEntry {
  readonly sequence: number;
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  /** The role and the fingerprint of the key that signed the entry; missing in entries from before. */
  readonly role?: string;
  readonly key?: string;
  /** The SHA-256 of the entry before it, so that a removed or replaced entry is noticed; missing for the first. */
  readonly previous?: string;
}

/** The form of what each signed entry says. */
export const entryFields = {
  sequence: Type.Integer({ minimum: 1 }),
  at: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
  by: Type.String(),
  role: Type.Optional(Type.String()),
  key: Type.Optional(Type.String()),
  previous: Type.Optional(Type.String()),
};

/** An entry may be signed by any team. @throws Error with one sentence unless it has the form of its log's entries */
export function assertEntryForm(form: Type.TSchema, entry: SignedEntry, what: string): void {
  const [fault] = Value.Errors(form, entry);
  if (fault) throw new Error(`${what} has an invalid form: ${fault.instancePath || 'it'} ${fault.message}.`);
}

export const entryFile = (sequence: number): string => `${sequence}.json`;

/** What an error calls an entry. */
export const entryName = (log: string, sequence: number): string => `Entry ${sequence} of the log of ${log}`;

/** The numbers of a log's entries, oldest first. A recovery leaves numbers out. */
export const entryNumbers = (store: ReleaseStore, log: string): number[] => numbersOf(store.list('log', log));

/** The digest of an entry, which the next one contains; undefined of none. */
export const entryDigest = (store: ReleaseStore, log: string, sequence: number | undefined): string | undefined =>
  sequence === undefined ? undefined : sha256(store.read('log', log, entryFile(sequence)));

export interface LogChain<Entry> {
  /** Oldest first. */
  readonly entries: readonly Entry[];
  /** A sentence for each entry that is missing, unsigned or out of the chain. */
  readonly faults: readonly string[];
}

/** An entry, and the digest that the next one names; none of a file that cannot be read. */
interface Link {
  readonly sequence: number;
  readonly digest: string | undefined;
}

/**
 * The entries of a log, each link of the chain verified.
 * @param read verifies one entry, and throws if it is not signed as this one
 * @param last how many of the newest; entries may then be missing between them, as in a mirror that has not all
 */
export function readChain<Entry extends SignedEntry>(
  store: ReleaseStore,
  log: string,
  read: (sequence: number, text: Buffer) => Entry,
  last = Number.POSITIVE_INFINITY,
): LogChain<Entry> {
  const entries: Entry[] = [];
  const faults: string[] = [];
  const isWhole = last === Number.POSITIVE_INFINITY;
  let before: Link | undefined;
  // A publication follows the last valid one; a change of a channel follows any file.
  let valid: Link | undefined;
  for (const sequence of isWhole ? entryNumbers(store, log) : entryNumbers(store, log).slice(-last)) {
    let link: Link = { sequence, digest: undefined };
    try {
      const text = store.read('log', log, entryFile(sequence));
      link = { sequence, digest: sha256(text) };
      const entry = read(sequence, text);
      const isNext = isWhole || valid?.sequence === sequence - 1;
      const named = [valid?.digest, ...(before?.digest ? [before.digest] : [])];
      if (isNext && !named.includes(entry.previous))
        faults.push(
          `${entryName(log, sequence)} does not follow ${before ? `entry ${before.sequence}` : 'the entry that it names'}: entries were removed or replaced.`,
        );
      entries.push(entry);
      valid = link;
    } catch (error) {
      faults.push((error as Error).message);
    }
    before = link;
  }
  return { entries, faults };
}

/** @throws Error when an entry names a key that did not sign it, or a role that this key never had */
export function assertSignedAs({ root }: ReleaseTrust, { key, role }: SignedEntry, signer: string, what: string): void {
  if (key !== undefined && key !== signer) throw new Error(`${what} names the key ${key}, and ${signer} signed it.`);
  const roles = root?.rolesOf(signer).map(({ name }) => name) ?? [];
  const removed = root?.removed.filter((one) => one.key === signer).map((one) => one.role) ?? [];
  if (role !== undefined && ![...roles, ...removed].includes(role))
    throw new Error(`${what} names the role ${role}, which the key ${signer} never had.`);
}
