/** @jest-environment node */
import { resolve } from 'node:path';
import { providedBy, whoUses } from '@storefront/releases/contracts/consumers';
import { assertPayloadsFit } from '@storefront/releases/contracts/payloads';
import { assertReadableSchemas } from '@storefront/releases/contracts/readable-schema';
import type { PayloadSchema, PayloadSchemas } from '@storefront/remote-kit/contract/payload-schema.types';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { contractManifest } from './contract-manifest';
import { readContracts } from './read-contracts';

let manifests: readonly ReleaseManifest[] = [];
beforeAll(async () => {
  manifests = (await readContracts(resolve(__dirname, '../..'))).map(contractManifest);
});

/** Every shared value with a package that sets it and another one that reads it. */
const reads = () =>
  manifests.flatMap((reader) =>
    (reader.uses?.state ?? []).flatMap((name) =>
      manifests
        .filter((writer) => writer !== reader && writer.writes?.includes(name))
        .map((writer) => ({ name, reader, writer })),
    ),
  );

type Change = (value: PayloadSchema) => PayloadSchema;

/** A new version of a package that was built against another shape of a shared value. */
function reshaped(manifest: ReleaseManifest, name: string, change: Change): ReleaseManifest {
  const schemas = manifest.schemas as PayloadSchemas;
  const state = { ...schemas.state, [name]: change(schemas.state?.[name] as PayloadSchema) };
  return { ...manifest, version: '2.0.0', schemas: { ...schemas, state } };
}

function refusal(changed: ReleaseManifest): string | undefined {
  try {
    assertPayloadsFit(
      manifests,
      manifests.map((one) => (one.name === changed.name ? changed : one)),
    );
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Applies a change to each object of a value that may be null. */
const inObject =
  (change: Change): Change =>
  (value) => {
    if (value.anyOf) return { anyOf: value.anyOf.map(inObject(change)) };
    return value.properties ? change(value) : value;
  };
const withField = (required: boolean): Change =>
  inObject((value) => ({
    ...value,
    properties: { ...value.properties, colour: { type: 'string' } },
    required: [...(value.required ?? []), ...(required ? ['colour'] : [])],
  }));
const withoutRequired = inObject((value) => ({ ...value, required: [] }));
const isObject = (value: PayloadSchema | undefined): boolean =>
  value?.properties !== undefined || (value?.anyOf ?? []).some(isObject);

const seeds = () => {
  const seeded = reads();
  expect(new Set(seeded.map(({ name }) => name)).size).toBe(7);
  return seeded.map((one) => ({ ...one, isObject: isObject(one.reader.schemas?.state?.[one.name]) }));
};

test('a reader that needs another field is refused with its name, the writer’s and the field', () => {
  const objects = seeds().filter((one) => one.isObject);
  expect(objects.length).toBeGreaterThan(20);
  for (const { name, reader } of objects) {
    const reason = refusal(reshaped(reader, name, withField(true)));
    expect(reason).toMatch(
      new RegExp(
        `^\\S+ 1\\.0\\.0 sets '${name}' to a value that ${reader.name} 2\\.0\\.0 does not expect: 'colour' may be missing`,
      ),
    );
  }
});

test.each<[string, Change]>([
  ['a field that may be missing', inObject((value) => ({ ...value, required: value.required?.slice(1) ?? [] }))],
  ['another value', (value) => ({ anyOf: [value, { type: 'boolean' }] })],
])('a writer of %s is refused with the reader’s name', (what, change) => {
  for (const { name, writer, isObject: hasFields } of seeds()) {
    if (what.startsWith('a field') && !hasFields) continue;
    const readers = reads().filter((one) => one.name === name && one.writer === writer);
    const reason = refusal(reshaped(writer, name, change)) ?? '';
    expect([name, reason]).toEqual([
      name,
      expect.stringMatching(`^${writer.name} 2\\.0\\.0 sets '${name}' to a value`),
    ]);
    expect(readers.some((one) => reason.includes(`that ${one.reader.name} 1.0.0 does not expect`))).toBe(true);
  }
});

test('changes that break no reader pass', () => {
  for (const { name, reader, writer } of seeds()) {
    // Most writers also read what another one sets, which is the shell at least.
    for (const required of [false, !writer.uses?.state?.includes(name)])
      expect(refusal(reshaped(writer, name, withField(required)))).toBe(undefined);
    expect(refusal(reshaped(reader, name, withField(false)))).toBe(undefined);
    if (reader.writes?.includes(name)) continue;
    expect(refusal(reshaped(reader, name, withoutRequired))).toBe(undefined);
  }
});

test('a shared value with a shape that cannot be compared is refused', () => {
  const [{ name, reader }] = reads() as [ReturnType<typeof reads>[number]];
  const broken = reshaped(reader, name, () => ({ $ref: '#/0' }));
  expect(() => assertReadableSchemas(broken)).toThrow(
    `The shared value '${name}' of ${reader.name} 2.0.0 cannot be compared: it has $ref, which is not supported.`,
  );
});

test('every shared value that is read has a provider, and `who-uses` names it', () => {
  for (const { uses } of manifests)
    for (const name of uses?.state ?? [])
      expect(manifests.flatMap(providedBy)).toContainEqual({ kind: 'shared value', name });
  const shown = manifests.map((one) => ({ ...one, shared: {} }));
  expect(whoUses(shown, 'location')).toEqual([
    'mf-checkout 1.0.0 reads the shared value location',
    'mf-slots 1.0.0 reads the shared value location',
    'mf-store-search 1.0.0 reads the shared value location',
    'shell 1.0.0 sets the shared value location',
    'shell 1.0.0 reads the shared value location',
  ]);
});
