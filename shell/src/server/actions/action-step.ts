import type { ActionStep, CallStep } from '@storefront/remote-kit/action.types';
import Type from 'typebox';
import Value from 'typebox/value';
import { FulfilmentSchema, LocationSchema } from '../session/place';
import { ReturnedFormSchema } from './returned-form';

/** Half of the longest URL that this server answers (socket-limits.ts). */
const PATH_MAX_LENGTH = 2048;
/** A path of this storefront: two leading slashes would lead to another site, also with a tab that browsers drop. */
const OwnPath = Type.String({ pattern: '^/(?![/\\\\])[^\\s\\\\]*$', maxLength: PATH_MAX_LENGTH });
const QueryValue = Type.Union([Type.String(), Type.Number(), Type.Undefined()]);

const CallSchema = Type.Object({
  kind: Type.Literal('call'),
  operation: Type.String(),
  body: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  carried: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  idempotencyKey: Type.Optional(Type.String()),
});

const StepSchema = Type.Union([
  CallSchema,
  Type.Object({
    kind: Type.Literal('go'),
    to: OwnPath,
    place: Type.Optional(
      Type.Object({ location: Type.Optional(LocationSchema), fulfilment: Type.Optional(FulfilmentSchema) }),
    ),
    returned: Type.Optional(ReturnedFormSchema),
  }),
  Type.Object({
    kind: Type.Literal('back'),
    query: Type.Record(Type.String(), QueryValue),
    otherwise: Type.Optional(OwnPath),
  }),
]);

/** Validates an action's result, because it comes from a remote's code. @throws Error when it is invalid */
export function asStep(value: unknown): ActionStep {
  if (!Value.Check(StepSchema, value)) throw new Error('The action returned no step.');
  return value as ActionStep;
}

/** Validates the calls of a plain page. @throws Error when there are too many, or one is invalid */
export function asCallSteps(value: unknown, maximum: number): readonly CallStep[] | undefined {
  if (value === undefined) return undefined;
  if (!Value.Check(Type.Array(CallSchema, { maxItems: maximum }), value))
    throw new Error(`A plain page returned something else than up to ${maximum} calls.`);
  return value as unknown as readonly CallStep[];
}
