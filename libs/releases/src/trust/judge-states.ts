import { baseChannel } from '../channels/channel-names';
import { leavesOut, stopsChannel } from '../channels/number-gaps';
import type { Channel } from '../compositions/composition.types';
import { sha256 } from '../signatures/sha256';
import { readSigned } from '../signatures/signature';
import type { ReleaseStore } from '../store/release-store';
import type { ReleaseTrust } from './release-trust';
import { assertMadeFromShown, assertMayChange } from './state-authority';

/** A state of a channel, as it was read. */
export interface StateFile {
  readonly sequence: number;
  readonly text: Buffer;
  /** Why it is refused, if that is known; its text is then not needed. */
  readonly refused?: Error | undefined;
}

interface AcceptedState {
  readonly state: Channel;
  readonly text: Buffer;
}

interface Refusal {
  readonly sequence: number;
  readonly error: Error;
}

interface Judged {
  /** The states that may be accepted, oldest first. */
  readonly accepted: readonly AcceptedState[];
  /** Why the newest state is refused, if it is. It stops the channel, so one that is far away is ignored. */
  readonly refused?: Error | undefined;
}

/**
 * Which states of a channel may follow the accepted one. Each may change only what its signer has a role for, so states
 * are judged one after the other. One that is refused is left out, and a later one may follow the state before it.
 * @param files the states after the accepted one, oldest first
 * @param stable what the channel shows that canaries belong to
 * @throws Error when the state is missing with which the newest root begins
 */
export function judgeStates(
  store: ReleaseStore,
  trust: ReleaseTrust,
  channel: string,
  files: readonly StateFile[],
  stable: () => Channel | undefined,
): Judged {
  const remembered = store.memory.newest(channel, trust.anchor);
  const start = startOf(store, trust, channel, files);
  const accepted = start ? [start] : [];
  const first = start?.state ?? remembered;
  let before = first;
  const refusals: Refusal[] = [];
  for (const file of files) {
    const { sequence, text } = file;
    const known = before?.sequence ?? 0;
    if (sequence <= known) continue;
    // All later ones leave out too many, too.
    if (leavesOut(known, sequence)) break;
    const what = `State ${sequence} of channel ${channel}`;
    try {
      const { value: state, signer } = signedState(store, trust, channel, file, what);
      // A reader without a memory cannot know whether a role had expired when an earlier state was signed.
      const now = remembered ? Date.now() : Math.min(Date.now(), Date.parse(state.at ?? '') || Date.now());
      assertMayChange(store, trust, before, state, signer, { now });
      accepted.push({ state, text });
      before = state;
    } catch (error) {
      refusals.push({ sequence, error: refusalOf(what, error) });
    }
  }
  const isBase = baseChannel(channel) === channel;
  const valid = isBase ? accepted : lastMadeFromShown(store, accepted, first, stable(), refusals);
  const known = (valid.at(-1)?.state ?? first)?.sequence ?? 0;
  const [refused] = refusals
    .filter(({ sequence }) => sequence > known && stopsChannel(known, sequence))
    .sort((a, b) => b.sequence - a.sequence);
  return { accepted: valid, refused: refused?.error };
}

/** @throws Error unless a key with a role signed this as this state; the store remembers that */
function signedState(
  store: ReleaseStore,
  trust: ReleaseTrust,
  channel: string,
  { sequence, text, refused }: StateFile,
  what: string,
): { readonly value: Channel; readonly signer: string } {
  if (refused) throw refused;
  try {
    const signed = trust.verify<Channel>('channel', text, what, 'roles');
    const { value: state } = signed;
    if (state.channel !== channel || state.sequence !== sequence)
      throw new Error(`It was signed as state ${state.sequence} of channel ${state.channel}.`);
    return signed;
  } catch (error) {
    store.refused.remember(trust, channel, sequence, error as Error);
    throw error;
  }
}

/** The last state of a canary channel whose canaries were made from what their channel shows; none if all are refused. */
function lastMadeFromShown(
  store: ReleaseStore,
  accepted: readonly AcceptedState[],
  first: Channel | undefined,
  stable: Channel | undefined,
  refusals: Refusal[],
): readonly AcceptedState[] {
  const last = accepted.at(-1);
  if (!last || last.state === first) return accepted;
  const { channel, sequence } = last.state;
  try {
    assertMadeFromShown(store, stable, first, last.state);
    return [last];
  } catch (error) {
    refusals.push({ sequence, error: refusalOf(`State ${sequence} of channel ${channel}`, error) });
    return lastMadeFromShown(store, accepted.slice(0, -1), first, stable, refusals);
  }
}

/** The state that the newest root names, unless a newer one was accepted. @throws Error when it is missing */
function startOf(store: ReleaseStore, { anchor, root }: ReleaseTrust, channel: string, files: readonly StateFile[]) {
  const start = root && Object.hasOwn(root.starts, channel) && root.starts[channel];
  if (!start || (store.memory.newest(channel, anchor)?.sequence ?? 0) >= start.sequence) return undefined;
  const what = `State ${start.sequence} of channel ${channel}`;
  const text = files.find(({ sequence }) => sequence === start.sequence)?.text;
  if (!text || sha256(text) !== start.sha256)
    throw new Error(`${what}, with which root ${root.version} begins, is missing or was changed.`);
  return { state: readSigned<Channel>(text, what).signed, text };
}

function refusalOf(what: string, error: unknown): Error {
  const { message } = error as Error;
  return message.startsWith(what) ? (error as Error) : new Error(`${what} is refused: ${message}`, { cause: error });
}
