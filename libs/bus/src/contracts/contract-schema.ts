import type { Static, TSchema } from 'typebox';
import Type from 'typebox';

/** A command's payload and its reply. */
export interface CommandSchema {
  readonly payload: TSchema;
  readonly reply: TSchema;
}

/** The payloads and replies of commands, as types. */
export type CommandTypes<Commands extends Readonly<Record<string, CommandSchema>>> = {
  [Name in keyof Commands]: { payload: Static<Commands[Name]['payload']>; reply: Static<Commands[Name]['reply']> };
};

/** The payloads of facts, as types. */
export type FactTypes<Facts extends Readonly<Record<string, TSchema>>> = {
  [Name in keyof Facts]: Static<Facts[Name]>;
};

/** A payload without fields. */
export const Nothing = Type.Unsafe<Record<string, never>>(Type.Object({}));
