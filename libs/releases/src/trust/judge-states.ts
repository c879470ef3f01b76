import { baseChannel } from '../channel-names';
import type { Channel } from '../composition.types';
import { leavesOut, leftOut } from '../number-gaps';
import type { ReleaseStore } from '../release-store';
import { sha256 } from '../sha256';
import { readSigned } from '../signature';
import type { ReleaseTrust } from './release-trust';
import { assertMadeFromShown, assertMayChange } from './state-authority';

/** A state of a channel, as it was read. */
export interface StateFile {
  readonly sequence: number;
  readonly text: Buffer;
}

interface Judged {
  /** The states that may be accepted, oldest first. */
  readonly accepted: readonly { readonly state: Channel; readonly text: Buffer }[];
  /** Why the newest state is refused, if it is. */
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
  let refused: Error | undefined;
  for (const { sequence, text } of files) {
    if (sequence <= (before?.sequence ?? 0)) continue;
    const what = `State ${sequence} of channel ${channel}`;
    try {
      const { value: state, signer } = trust.verify<Channel>('channel', text, what, 'roles');
      if (state.channel !== channel || state.sequence !== sequence)
        throw new Error(`It was signed as state ${state.sequence} of channel ${state.channel}.`);
      const known = before?.sequence ?? 0;
      if (leavesOut(known, sequence))
        throw new Error(`It ${leftOut(known)}: remove channels/${channel}/${sequence}.json.`);
      // A reader without a memory cannot know whether a role had expired when an earlier state was signed.
      const now = remembered ? Date.now() : Math.min(Date.now(), Date.parse(state.at ?? '') || Date.now());
      assertMayChange(store, trust, before, state, signer, { now });
      accepted.push({ state, text });
      before = state;
      refused = undefined;
    } catch (error) {
      refused = refusalOf(what, error);
    }
  }
  if (baseChannel(channel) === channel) return { accepted, refused };
  return withoutStrayCanaries(store, { accepted, refused }, first, stable());
}

/** The states of a canary channel up to the last one whose canaries were made from what their channel shows. */
function withoutStrayCanaries(
  store: ReleaseStore,
  { accepted, refused }: Judged,
  first: Channel | undefined,
  stable: Channel | undefined,
): Judged {
  const last = accepted.at(-1);
  if (!last || last.state === first) return { accepted, refused };
  try {
    assertMadeFromShown(store, stable, first, last.state);
    return { accepted: [last], refused };
  } catch (error) {
    const why = refused ?? refusalOf(`State ${last.state.sequence} of channel ${last.state.channel}`, error);
    return withoutStrayCanaries(store, { accepted: accepted.slice(0, -1), refused: why }, first, stable);
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
