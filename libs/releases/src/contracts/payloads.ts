import type { PayloadSchema, PayloadSchemas } from '@storefront/remote-kit/contract/payload-schema.types';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { isShown, versionName } from './consumers';
import { unreadable } from './readable-schema';
import { misfit } from './schema-fit';

/**
 * Compares what versions send each other on the bus, and what they set as shared values. Two versions that are shown
 * together already are not compared.
 * @param before the versions that are shown
 * @param after the versions that would be shown
 * @param place where that would be, if not to everyone: ' (canary mf-slots)'
 * @throws Error when a payload, a reply or a shared value may not have the shape that its receiver was built against
 */
export function assertPayloadsFit(
  before: readonly ReleaseManifest[],
  after: readonly ReleaseManifest[],
  place = '',
): void {
  for (const sender of after)
    for (const receiver of after) {
      if (sender === receiver || (isShown(sender, before) && isShown(receiver, before))) continue;
      const fault = commandFault(sender, receiver) ?? factFault(sender, receiver);
      if (fault)
        throw new Error(
          `${fault}${place}. Promote versions that agree in the same step, or add the new shape beside the old one as a version of its own (docs/how-to/change-a-payload.md).`,
        );
      const value = valueFault(sender, receiver);
      if (value)
        throw new Error(
          `${value}${place}. Promote versions that agree in the same step, or in two: writers first for a further field, readers first for a further alternative (docs/how-to/change-a-payload.md).`,
        );
    }
}

/** `sender` requests a command that `receiver` handles. */
function commandFault(sender: ReleaseManifest, receiver: ReleaseManifest): string | undefined {
  for (const name of sender.uses?.commands ?? []) {
    const requested = commandOf(sender, name);
    const handled = receiver.handles.includes(name) ? commandOf(receiver, name) : undefined;
    if (!requested || !handled) continue;
    const payload = misfit(requested.payload, handled.payload);
    if (payload)
      return `${versionName(sender)} requests '${name}' with a payload that ${versionName(receiver)} does not accept: ${payload}`;
    const reply = misfit(handled.reply, requested.reply);
    if (reply)
      return `${versionName(receiver)} replies to '${name}' what ${versionName(sender)} does not expect: ${reply}`;
  }
  return undefined;
}

/** `sender` emits a fact that `receiver` reacts to. */
function factFault(sender: ReleaseManifest, receiver: ReleaseManifest): string | undefined {
  for (const name of sender.emits ?? []) {
    const emitted = factOf(sender, name);
    const expected = receiver.reactsTo?.includes(name) ? factOf(receiver, name) : undefined;
    const fault = emitted && expected && misfit(emitted, expected);
    if (fault)
      return `${versionName(sender)} emits '${name}' with a payload that ${versionName(receiver)} does not expect: ${fault}`;
  }
  return undefined;
}

/** `writer` sets a shared value that `reader` reads. */
function valueFault(writer: ReleaseManifest, reader: ReleaseManifest): string | undefined {
  for (const name of writer.writes ?? []) {
    const written = shapeOf(writer, name);
    const expected = reader.uses?.state?.includes(name) ? shapeOf(reader, name) : undefined;
    const fault = written && expected && misfit(written, expected);
    if (fault)
      return `${versionName(writer)} sets '${name}' to a value that ${versionName(reader)} does not expect: ${fault}`;
  }
  return undefined;
}

/** The shape of a shared value in a build; undefined when it has none that can be compared. */
function shapeOf({ schemas }: ReleaseManifest, name: string): PayloadSchema | undefined {
  const value = schemas?.state?.[name];
  return value && !unreadable(value) ? value : undefined;
}

/** The shapes of a command in a build; undefined when it has none that can be compared. */
function commandOf({ schemas }: ReleaseManifest, name: string): PayloadSchemas['commands'][string] | undefined {
  const command = schemas?.commands?.[name];
  return command && !unreadable(command.payload) && !unreadable(command.reply) ? command : undefined;
}

/** The shape of a fact in a build; undefined when it has none that can be compared. */
function factOf({ schemas }: ReleaseManifest, name: string): PayloadSchema | undefined {
  const fact = schemas?.facts?.[name];
  return fact && !unreadable(fact) ? fact : undefined;
}
