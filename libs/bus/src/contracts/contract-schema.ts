import type { Static, TSchema } from 'typebox';
import Type from 'typebox';

/** A command's payload and its reply. */
interface CommandSchema {
  readonly payload: TSchema;
  readonly reply: TSchema;
}

/** Commands by their names, such as 'basket:add-item'. */
export type CommandSchemas = Readonly<Record<string, CommandSchema>>;

/** The payloads of facts by their names, such as 'slots:reserved'. */
export type FactSchemas = Readonly<Record<string, TSchema>>;

/** The payloads and replies of commands, as types. */
export type CommandTypes<Commands extends CommandSchemas> = {
  [Name in keyof Commands]: { payload: Static<Commands[Name]['payload']>; reply: Static<Commands[Name]['reply']> };
};

/** The payloads of facts, as types. */
export type FactTypes<Facts extends FactSchemas> = {
  [Name in keyof Facts]: Static<Facts[Name]>;
};

/** A payload without fields. */
export const Nothing = Type.Unsafe<Record<string, never>>(Type.Object({}));
