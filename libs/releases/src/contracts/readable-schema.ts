import { operationSchemaOf } from '@storefront/remote-kit/contract/operation-schemas';
import type { OperationSchema, OperationSchemas } from '@storefront/remote-kit/contract/payload-schema.types';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';

const TYPES: readonly unknown[] = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];
/** Keywords that change nothing in a comparison: limits, which the back end checks, and annotations. */
const IGNORED = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'format', 'minItems', 'maxItems', 'uniqueItems'],
  ...['title', 'description', 'default', 'examples'],
];
/** Far deeper than any contract, and no problem for a recursive function. */
const MAX_DEPTH = 50;

/**
 * Checks that every shape in a manifest is one that `misfit` compares in full.
 * @throws Error with the package, the version, the command, fact, shared value or operation, and the field that cannot be compared
 */
export function assertReadableSchemas(manifest: Pick<ReleaseManifest, 'name' | 'version' | 'schemas'>): void {
  const schemas: unknown = manifest.schemas;
  if (schemas === undefined) return;
  const { facts, commands } = isRecord(schemas) ? schemas : {};
  if (!isRecord(facts) || !isRecord(commands))
    throw refusal(manifest, 'The list of schemas', 'it has no facts or no commands');
  for (const [name, schema] of Object.entries(facts)) {
    const fault = unreadable(schema);
    if (fault) throw refusal(manifest, `The fact '${name}'`, fault);
  }
  for (const [name, command] of Object.entries(commands))
    for (const part of ['payload', 'reply']) {
      const fault = unreadable(isRecord(command) ? command[part] : undefined);
      if (fault) throw refusal(manifest, `The ${part} of the command '${name}'`, fault);
    }
  assertReadableState(manifest);
  assertReadableOperations(manifest);
}

function assertReadableState(manifest: Pick<ReleaseManifest, 'name' | 'version' | 'schemas'>): void {
  const state: unknown = manifest.schemas?.state;
  if (state === undefined) return;
  if (!isRecord(state)) throw refusal(manifest, 'The list of shared values', 'it has no values');
  for (const [name, schema] of Object.entries(state)) {
    const fault = unreadable(schema);
    if (fault) throw refusal(manifest, `The shared value '${name}'`, fault);
  }
}

/**
 * Checks the shapes of a manifest's calls in the same way.
 * @throws Error with the package, the version, the operation, and the field that cannot be compared
 */
export function assertReadableOperations(manifest: Pick<ReleaseManifest, 'name' | 'version' | 'schemas'>): void {
  const operations: unknown = manifest.schemas?.operations;
  if (operations === undefined) return;
  const { definitions, byOperation } = isRecord(operations) ? operations : {};
  if (!Array.isArray(definitions) || !isRecord(byOperation) || !Object.values(byOperation).every(isRecord))
    throw refusal(manifest, 'The list of operations', 'it has no definitions or no operations');
  for (const [key, parts] of Object.entries(byOperation as OperationSchemas['byOperation'])) {
    const other = Object.entries(parts).find(([, schema]) => !isRecord(schema));
    if (other) throw refusal(manifest, `The ${other[0]} of the operation '${key}'`, 'it has no schema');
    const schemas = resolved(manifest, { definitions, byOperation: { [key]: parts } }, key);
    for (const [part, schema] of Object.entries(schemas)) {
      const fault = unreadable(schema);
      if (fault) throw refusal(manifest, `The ${part} of the operation '${key}'`, fault);
    }
  }
}

function resolved(
  manifest: Pick<ReleaseManifest, 'name' | 'version'>,
  operations: OperationSchemas,
  key: string,
): OperationSchema {
  try {
    return operationSchemaOf(operations, key);
  } catch (error) {
    throw refusal(manifest, `The operation '${key}'`, (error as Error).message);
  }
}

const refusal = ({ name, version }: Pick<ReleaseManifest, 'name' | 'version'>, what: string, fault: string): Error =>
  new Error(`${what} of ${name} ${version} cannot be compared: ${fault}.`);

/**
 * Why a value is no schema that `misfit` compares in full, or undefined when it is one.
 * @param path the field that it describes, such as 'menuItem.id'; empty for the whole payload
 * @returns such as "'menuItem.id' has $ref, which is not supported"
 */
export function unreadable(schema: unknown, path = '', depth = 0): string | undefined {
  const at = path ? `'${path}'` : 'it';
  if (!isRecord(schema)) return `${at} has no schema`;
  if (depth > MAX_DEPTH) return `${at} is nested more than ${MAX_DEPTH} levels deep`;
  const other = Object.keys(schema).find((keyword) => !keywordsOf(schema).includes(keyword));
  if (other !== undefined) return `${at} has ${other}, which is not supported${beside(schema, other)}`;
  const invalid = Object.entries(VALID).find(([keyword, isValid]) => keyword in schema && !isValid(schema[keyword]));
  if (invalid) return `${at} has a value of ${invalid[0]} that is not supported`;
  return fieldsOf(schema, path)
    .map(([field, below]) => unreadable(below, field, depth + 1))
    .find((fault) => fault !== undefined);
}

/** The keywords that `misfit` reads in a schema of this kind, and those that it may ignore. */
function keywordsOf(schema: Readonly<Record<string, unknown>>): readonly string[] {
  if ('anyOf' in schema) return ['anyOf', ...IGNORED];
  if ('enum' in schema) return ['enum', 'type', ...IGNORED];
  if ('const' in schema) return ['const', 'type', ...IGNORED];
  if (schema.type === 'object') return ['type', 'properties', 'required', 'additionalProperties', ...IGNORED];
  return schema.type === 'array' ? ['type', 'items', ...IGNORED] : ['type', ...IGNORED];
}

const VALID: Readonly<Record<string, (value: unknown) => boolean>> = {
  type: (value) => TYPES.includes(value),
  const: isScalar,
  enum: (value) => Array.isArray(value) && value.length > 0 && value.every(isScalar),
  anyOf: (value) => Array.isArray(value) && value.length > 0,
  properties: isRecord,
  required: (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
  additionalProperties: (value) => typeof value === 'boolean',
};

/** The schemas in a schema, each with the field that it describes. */
function fieldsOf(schema: Readonly<Record<string, unknown>>, path: string): (readonly [string, unknown])[] {
  const { anyOf = [], properties = {} } = schema as { anyOf?: readonly unknown[]; properties?: object };
  return [
    ...anyOf.map((one) => [path, one] as const),
    ...Object.entries(properties).map(([name, one]) => [path ? `${path}.${name}` : name, one] as const),
    ...('items' in schema ? [[`${path}[]`, schema.items] as const] : []),
  ];
}

/** The words for a keyword that is supported, but not where it is. */
function beside(schema: Readonly<Record<string, unknown>>, keyword: string): string {
  if (!(keyword in VALID) && keyword !== 'items') return '';
  const kind = ['anyOf', 'enum', 'const'].find((one) => one in schema);
  return kind ? ` beside ${kind}` : ` in a schema of ${schema.type ? `the type ${schema.type}` : 'no type'}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lists and objects as constants have no use in a contract, and equal ones are different objects. */
function isScalar(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
