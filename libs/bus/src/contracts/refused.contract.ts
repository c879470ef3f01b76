import Type from 'typebox';

const refusedFields = {
  kind: Type.Literal('refused'),
  /** One of the operation's declared errors. */
  code: Type.String(),
};

/** The reply to a command that the API refused. */
export const Refused = Type.Object(refusedFields);

/** A refusal with its text for the shopper. */
export const RefusedWithMessage = Type.Object({ ...refusedFields, message: Type.String() });

/** A refusal that names the refused fields. */
export const RefusedWithFields = Type.Object({
  ...refusedFields,
  /** The refused fields, by the API's names. */
  errors: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String(), code: Type.String() }))),
});
