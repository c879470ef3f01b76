/** The shape of a payload or a reply: the part of JSON Schema that contracts use. Limits are not compared. */
export interface PayloadSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly PayloadSchema[];
  readonly properties?: Readonly<Record<string, PayloadSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: PayloadSchema;
  /** In the schemas of operations: the definition at this position, such as '#/3'. */
  readonly $ref?: string;
}

/** The shapes of what a build sends to one operation of the back end, and of the reply that it expects. */
export interface OperationSchema {
  readonly query?: PayloadSchema;
  readonly body?: PayloadSchema;
  readonly reply?: PayloadSchema;
  /** The codes of its errors that the build's code names, as an enum. */
  readonly errors?: PayloadSchema;
}

/** The shapes of a build's calls. */
export interface OperationSchemas {
  /** The objects that these shapes refer to. */
  readonly definitions: readonly PayloadSchema[];
  /** By the operation's key, such as 'GET /basket'. */
  readonly byOperation: Readonly<Record<string, OperationSchema>>;
}

/**
 * The shapes of the facts and commands that a build emits, hears, handles or requests, of its calls, and of the shared
 * values that it sets or reads, by name.
 */
export interface PayloadSchemas {
  readonly facts: Readonly<Record<string, PayloadSchema>>;
  readonly commands: Readonly<Record<string, { readonly payload: PayloadSchema; readonly reply: PayloadSchema }>>;
  readonly operations?: OperationSchemas;
  /** The shapes of shared values. */
  readonly state?: Readonly<Record<string, PayloadSchema>>;
}
