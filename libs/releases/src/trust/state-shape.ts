import Type from 'typebox';
import Value from 'typebox/value';
import { VISITOR_NUMBERS } from '../canaries/canary-visitors';
import { baseChannel } from '../channels/channel-names';
import type { Channel } from '../compositions/composition.types';
import { COMPOSITION_ID } from '../compositions/composition-id';

/** Each has render processes of its own in every shell; there are as many as remotes. */
export const MAX_CANARIES = 6;
/** Compositions that businesses may be pinned to; each has render processes of its own in every shell. */
export const MAX_PINNED = 6;
/** Earlier compositions that a channel keeps for a rollback. */
export const MAX_HISTORY = 50;
/** Earlier entries of its log that a state contains; more changes in a row whose entries are lost leave a gap. */
export const MAX_LATE_ENTRIES = 50;
/** More than businesses, packages or versions that one installation has. */
const MAX_NAMES = 1_000;
/** Longer than any time, version or name of a person or package in a state. */
const MAX_TEXT = 200;

const Id = Type.String({ pattern: COMPOSITION_ID.source });
const Text = Type.String({ maxLength: MAX_TEXT });
const Texts = Type.Array(Text, { maxItems: MAX_NAMES });
const named = (value: Type.TSchema, maxProperties = MAX_NAMES) => Type.Record(Type.String(), value, { maxProperties });
/** A field that the other kind of channel has. */
const None = Type.Optional(Type.Never());

const shared = {
  channel: Text,
  sequence: Type.Integer({ minimum: 1 }),
  at: Type.Optional(Text),
  logEntry: Type.Optional(Type.String()),
  lateEntries: Type.Optional(named(Type.String(), MAX_LATE_ENTRIES)),
};

const ShownState = Type.Object({
  ...shared,
  current: Id,
  history: Type.Array(Id, { maxItems: MAX_HISTORY }),
  rolledBack: Type.Optional(named(Texts)),
  pins: Type.Optional(named(Type.Object({ composition: Id, by: Text, pinnedAt: Text }))),
  canaries: None,
});

const CanaryState = Type.Object({
  ...shared,
  current: Type.Literal(''),
  history: Type.Array(Id, { maxItems: 0 }),
  canaries: named(
    Type.Object({
      composition: Id,
      versions: named(Text),
      numbers: Type.Array(Type.Integer({ minimum: 0, exclusiveMaximum: VISITOR_NUMBERS }), {
        maxItems: VISITOR_NUMBERS,
      }),
      businesses: Type.Optional(Texts),
      by: Type.Optional(Text),
      startedAt: Type.Optional(Text),
    }),
    MAX_CANARIES,
  ),
  pins: None,
});

/**
 * A state may be signed by any team, so nothing about its form is taken for granted.
 * @throws Error unless a state has the fields of its channel, and no more canaries or pins than a shell can show
 */
export function assertStateShape(state: Channel): void {
  const schema = baseChannel(state.channel) === state.channel ? ShownState : CanaryState;
  const [fault] = Value.Errors(schema, state);
  if (fault) throw new Error(`It has an invalid form: ${fault.instancePath || 'it'} ${fault.message}.`);
  const pinned = new Set(Object.values(state.pins ?? {}).map(({ composition }) => composition));
  if (pinned.size > MAX_PINNED) throw new Error(`It pins businesses to more than ${MAX_PINNED} compositions.`);
}
