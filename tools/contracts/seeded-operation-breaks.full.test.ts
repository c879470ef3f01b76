/** @jest-environment node */
import { resolve } from 'node:path';
import type { Operation } from '@storefront/api/declaration/operation';
import { operations } from '@storefront/api/operations';
import { checkCalls } from '@storefront/release-tool/back-end/call-check';
import { assertReadableSchemas } from '@storefront/releases/contracts/readable-schema';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { openApiDocument } from '../../services/commerce-api/src/docs/open-api';
import { contractManifest } from './contract-manifest';
import { readContracts } from './read-contracts';

interface JsonSchema {
  readonly type?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

const table: Readonly<Record<string, Operation>> = operations;
let manifests: readonly ReleaseManifest[] = [];
beforeAll(async () => {
  manifests = (await readContracts(resolve(__dirname, '../..'))).map(contractManifest);
});

/** The faults of every package with a back end in which one part of each operation has another shape. */
function faultsWith(part: 'body' | 'reply', reshape: (schema: JsonSchema) => JsonSchema | undefined) {
  const changed = new Set<string>();
  const reshaped = Object.values(table).map((operation) => {
    const schema = JSON.parse(JSON.stringify(operation[part] ?? null)) as JsonSchema | null;
    const other = schema && reshape(schema);
    if (!other || operation.later) return operation;
    changed.add(operation.key);
    return { ...operation, [part]: other } as Operation;
  });
  const document = JSON.parse(JSON.stringify(openApiDocument(reshaped)));
  const expected = manifests.flatMap(({ name, uses }) =>
    (uses?.operations ?? []).filter((key) => changed.has(key)).map((key) => `${name} calls ${key}`),
  );
  const found = manifests.flatMap((manifest) =>
    checkCalls(manifest, document).misfits.map((fault) => `${manifest.name} ${fault}`),
  );
  return { expected, found };
}

const text: JsonSchema = { type: 'string' };
const withField = (schema: JsonSchema, isRequired: boolean): JsonSchema =>
  schema.anyOf
    ? { anyOf: schema.anyOf.map((one) => withField(one, isRequired)) }
    : {
        ...schema,
        properties: { ...schema.properties, addedField: text },
        required: [...(schema.required ?? []), ...(isRequired ? ['addedField'] : [])],
      };

function withoutFirstField(schema: JsonSchema): JsonSchema | undefined {
  const [first] = schema.required ?? [];
  if (first === undefined) return undefined;
  const { [first]: _removed, ...properties } = schema.properties ?? {};
  return { ...schema, properties, required: schema.required?.slice(1) };
}

/** Changes the first field that is always there and never null. */
const withFirstField = (schema: JsonSchema, change: (field: JsonSchema) => JsonSchema): JsonSchema | undefined => {
  const first = schema.required?.find(
    (name) => !JSON.stringify(schema.properties?.[name]?.anyOf ?? '').includes('"null"'),
  );
  const field = first === undefined ? undefined : schema.properties?.[first];
  return first !== undefined && field
    ? { ...schema, properties: { ...schema.properties, [first]: change(field) } }
    : undefined;
};

/** Adds a value to the enumerations of texts in a schema, on every level; undefined when it has none. */
function withNewValues(schema: JsonSchema): JsonSchema | undefined {
  const before = JSON.stringify(schema);
  const after = before.replaceAll(/"enum":\["/g, '"enum":["a new value","');
  return after === before ? undefined : JSON.parse(after);
}

test('every package fits the back end of its tree, and its shapes can be compared in full', () => {
  expect(manifests.length).toBeGreaterThan(6);
  for (const manifest of manifests) assertReadableSchemas(JSON.parse(JSON.stringify(manifest)) as ReleaseManifest);
  expect(faultsWith('body', () => undefined).found).toEqual([]);
});

const breaks: readonly [string, 'body' | 'reply', (schema: JsonSchema) => JsonSchema | undefined, RegExp][] = [
  [
    'demands another field',
    'body',
    (schema) => withField(schema, true),
    /body .*('addedField' may be missing|it may be of the type object)$/,
  ],
  ['takes a field no longer', 'body', withoutFirstField, /body .* is not accepted$/],
  [
    'takes only one value of a field',
    'body',
    (schema) => withFirstField(schema, () => ({ const: 'another value' }) as JsonSchema),
    /body .* may be /,
  ],
  ['replies without a field', 'reply', withoutFirstField, /reply: .* may be missing$/],
  [
    'replies with a new value of an enumeration',
    'reply',
    withNewValues,
    /reply: .* may be ("a new value"|of the type object)$/,
  ],
  [
    'replies with null instead of a field',
    'reply',
    (schema) => withFirstField(schema, (field) => ({ anyOf: [field, { type: 'null' }] })),
    /reply: .* may be of the type null$/,
  ],
];

test.each(breaks)('a back end that %s is refused for each package that calls it', (_break, part, reshape, reason) => {
  const { expected, found } = faultsWith(part, reshape);
  expect(expected.length).toBeGreaterThan(60);
  expect(found.map((fault) => /^\S+ calls \w+ \S+/.exec(fault)?.[0])).toEqual(expected);
  for (const fault of found) expect(fault).toMatch(reason);
});

const harmless: readonly [string, 'body' | 'reply', (schema: JsonSchema) => JsonSchema | undefined][] = [
  ['takes one more field that may be missing', 'body', (schema) => withField(schema, false)],
  [
    'demands one field less',
    'body',
    (schema) => (schema.required?.length ? { ...schema, required: schema.required.slice(1) } : undefined),
  ],
  [
    'takes null for a field too',
    'body',
    (schema) => withFirstField(schema, (field) => ({ anyOf: [field, { type: 'null' }] })),
  ],
  ['replies with one more field', 'reply', (schema) => withField(schema, true)],
  [
    'describes a field in other words',
    'reply',
    (schema) => ({ ...schema, description: 'In other words.' }) as JsonSchema,
  ],
];

test.each(harmless)('a back end that %s is accepted', (_change, part, reshape) => {
  const { expected, found } = faultsWith(part, reshape);
  expect(expected.length).toBeGreaterThan(60);
  expect(found).toEqual([]);
});

/** The faults of every package with a back end in which each operation has these errors. */
function faultsWithErrors(errorsOf: (operation: Operation) => readonly string[]): string[] {
  const changed = Object.values(table).map((one) => ({ ...one, errors: errorsOf(one) }) as Operation);
  const document = JSON.parse(JSON.stringify(openApiDocument(changed)));
  return manifests.flatMap((manifest) =>
    checkCalls(manifest, document).misfits.map((fault) => `${manifest.name} ${fault}`),
  );
}

test('a back end that no longer has an error is refused for each package that handles it', () => {
  const handled = manifests.flatMap(({ name, schemas }) =>
    Object.entries(schemas?.operations?.byOperation ?? {}).flatMap(([key, { errors }]) =>
      (errors?.enum ?? []).map((code) => ({ name, key, code: String(code) })),
    ),
  );
  expect(handled.length).toBeGreaterThanOrEqual(40);
  for (const code of new Set(handled.map((one) => one.code))) {
    const expected = handled.filter((one) => one.code === code).map(({ name, key }) => `${name} calls ${key}`);
    const found = faultsWithErrors(({ errors }) => errors.filter((one) => one !== code));
    expect(found).toEqual(expected.map((call) => `${call} and handles its error '${code}', which it no longer has`));
  }
});

test('a back end with one more error is accepted', () => {
  expect(faultsWithErrors(({ errors }) => [...errors, 'another_error'])).toEqual([]);
});
