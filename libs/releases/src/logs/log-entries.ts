import Type from 'typebox';
import Value from 'typebox/value';
import { sha256 } from '../signatures/sha256';
import { numbersOf } from '../store/numbered-files';
import type { ReleaseStore } from '../store/release-store';
import type { ReleaseTrust } from '../trust/release-trust';

/** What each signed entry of a log says. */
export interface SignedEntry {
  readonly sequence: number;
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  /** The role and the fingerprint of the key that signed the entry. */
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

interface ChainPart {
  /** Numbers of some entries, oldest first; others may then be missing between them. All entries if missing. */
  readonly some?: readonly number[];
  /** Signed entries that the accepted state contains, by number, which the log should have. */
  readonly contained?: ReadonlyMap<number, string>;
}

/**
 * The entries of a log, each link of the chain verified: an entry follows the signed one before it.
 * @param read verifies one entry, and throws if it is not signed as this one
 */
export function readChain<Entry extends SignedEntry>(
  store: ReleaseStore,
  log: string,
  read: (sequence: number, text: Buffer) => Entry,
  { some, contained = new Map() }: ChainPart = {},
): LogChain<Entry> {
  const entries: Entry[] = [];
  const faults: string[] = [];
  const valid = new Map<string | undefined, number>();
  let before: { readonly sequence: number; readonly digest: string } | undefined;
  const add = (sequence: number, text: Buffer) => {
    const entry = read(sequence, text);
    const isNext = !some || before?.sequence === sequence - 1;
    if (isNext && entry.previous !== before?.digest)
      faults.push(brokenLink(log, sequence, before?.sequence, valid.get(entry.previous)));
    entries.push(entry);
    before = { sequence, digest: sha256(text) };
    valid.set(before.digest, sequence);
  };
  const stored = new Set(some ?? entryNumbers(store, log));
  for (const sequence of [...new Set([...stored, ...contained.keys()])].sort((a, b) => a - b)) {
    const expected = contained.get(sequence);
    try {
      if (!stored.has(sequence)) throw new Error(noEntry(log, sequence));
      const text = store.read('log', log, entryFile(sequence));
      add(sequence, text);
      if (expected !== undefined && expected !== text.toString())
        faults.push(`${entryName(log, sequence)} is not the one that the state of the channel contains.`);
    } catch (error) {
      faults.push((error as Error).message);
      if (expected !== undefined) add(sequence, Buffer.from(expected));
    }
  }
  return { entries, faults };
}

/** A fault of a state whose entry is missing. */
export const noEntry = (channel: string, sequence: number): string =>
  `State ${sequence} of channel ${channel} has no entry in the log.`;

/** @param named the number of the earlier entry that an entry follows instead, if there is one */
function brokenLink(log: string, sequence: number, before: number | undefined, named: number | undefined): string {
  const what = entryName(log, sequence);
  if (named !== undefined) return `${what} follows entry ${named}: the entries between them were not accepted.`;
  return `${what} does not follow ${before ? `entry ${before}` : 'the entry that it names'}: entries were removed or replaced.`;
}

/** @throws Error when an entry names a key that did not sign it, or a role that this key never had */
export function assertSignedAs({ root }: ReleaseTrust, { key, role }: SignedEntry, signer: string, what: string): void {
  if (key !== undefined && key !== signer) throw new Error(`${what} names the key ${key}, and ${signer} signed it.`);
  const roles = root?.rolesOf(signer).map(({ name }) => name) ?? [];
  const removed = root?.removed.filter((one) => one.key === signer).map((one) => one.role) ?? [];
  if (role !== undefined && ![...roles, ...removed].includes(role))
    throw new Error(`${what} names the role ${role}, which the key ${signer} never had.`);
}
