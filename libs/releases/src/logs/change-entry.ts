import Type from 'typebox';
import type { ReleaseTrust } from '../trust/release-trust';
import { assertEntryForm, assertSignedAs, entryFields, entryName, type SignedEntry } from './log-entries';

/** One change of a channel, as its writer signed it. */
export interface ReleaseChange extends SignedEntry {
  readonly channel: string;
  /** The number of the channel's state that the change made. */
  readonly sequence: number;
  /** What was done, e.g. 'promote mf-basket 0.1.0-3fa9c2d1e0aa'. */
  readonly note: string;
  readonly reason?: string;
  /** The composition that is shown since then; empty when a canary has ended. */
  readonly composition: string;
  /** The canary that was changed, on the canary channel. */
  readonly canary?: string;
  /** What each canary shows since then, by name, on the canary channel. */
  readonly canaries?: Readonly<Record<string, string>>;
  /** What each pinned business is shown since then; missing without pins. */
  readonly pins?: Readonly<Record<string, string>>;
}

const Texts = Type.Record(Type.String(), Type.String());

const Change = Type.Object({
  ...entryFields,
  channel: Type.String(),
  note: Type.String(),
  reason: Type.Optional(Type.String()),
  composition: Type.String(),
  canary: Type.Optional(Type.String()),
  canaries: Type.Optional(Texts),
  pins: Type.Optional(Texts),
});

/** @throws Error when an entry is not signed as this one of this channel, or its key had no role for the channel then */
export function readChange(trust: ReleaseTrust, channel: string, sequence: number, text: Buffer): ReleaseChange {
  const what = entryName(channel, sequence);
  const { value: change, signer } = trust.verify<ReleaseChange>('change', text, what, 'all');
  assertEntryForm(Change, change, what);
  assertSignedAs(trust, change, signer, what);
  if (change.channel !== channel || change.sequence !== sequence)
    throw new Error(`${what} was signed as entry ${change.sequence} of ${change.channel}.`);
  if (!trust.mightChange(signer, channel, sequence))
    throw new Error(`${what} is signed with the key ${signer}, which had no role for the channel then.`);
  return change;
}
