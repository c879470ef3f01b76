/** The shape of a payload or a reply on the bus: the part of JSON Schema that contracts use. Limits are not compared. */
export interface PayloadSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly PayloadSchema[];
  readonly properties?: Readonly<Record<string, PayloadSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: PayloadSchema;
}

/** The shapes of the facts and commands that a build emits, hears, handles or requests, by name. */
export interface PayloadSchemas {
  readonly facts: Readonly<Record<string, PayloadSchema>>;
  readonly commands: Readonly<Record<string, { readonly payload: PayloadSchema; readonly reply: PayloadSchema }>>;
}
