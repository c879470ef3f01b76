/** @jest-environment node */
import { resolve } from 'node:path';
import { assertPayloadsFit } from '@storefront/releases/contracts/payloads';
import { assertReadableSchemas } from '@storefront/releases/contracts/readable-schema';
import type { PayloadSchema, PayloadSchemas } from '@storefront/remote-kit/contract/payload-schema.types';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { contractManifest } from './contract-manifest';
import { readContracts } from './read-contracts';

type CommandSchema = PayloadSchemas['commands'][string];

let manifests: readonly ReleaseManifest[] = [];
beforeAll(async () => {
  manifests = (await readContracts(resolve(__dirname, '../..'))).map(contractManifest);
});

test('every present contract can be compared in full', () => {
  expect(manifests.length).toBeGreaterThan(6);
  for (const manifest of manifests) assertReadableSchemas(JSON.parse(JSON.stringify(manifest)) as ReleaseManifest);
});

/** Every command with a package that requests it and the other package that handles it. */
const requests = () =>
  manifests.flatMap((consumer) =>
    (consumer.uses?.commands ?? []).flatMap((name) => {
      const provider = manifests.find((one) => one !== consumer && one.handles.includes(name));
      return provider ? [{ name, consumer, provider }] : [];
    }),
  );

/** A new version of a package that was built against another shape of a command. */
function reshaped(manifest: ReleaseManifest, name: string, reshape: (schema: CommandSchema) => Partial<CommandSchema>) {
  const { facts, commands } = manifest.schemas as PayloadSchemas;
  const schema = commands[name] as CommandSchema;
  const schemas: PayloadSchemas = { facts, commands: { ...commands, [name]: { ...schema, ...reshape(schema) } } };
  return { ...manifest, version: '2.0.0', schemas };
}

const check = (changed: ReleaseManifest) =>
  assertPayloadsFit(
    manifests,
    manifests.map((one) => (one.name === changed.name ? changed : one)),
  );

const text: PayloadSchema = { type: 'string' };

const withField = (schema: PayloadSchema, name: string, required: boolean): PayloadSchema => ({
  ...schema,
  properties: { ...schema.properties, [name]: text },
  required: [...(schema.required ?? []), ...(required ? [name] : [])],
});

/** Applies a change to each alternative of a reply. */
const inEach = (reply: PayloadSchema, change: (one: PayloadSchema) => PayloadSchema): PayloadSchema =>
  reply.anyOf ? { ...reply, anyOf: reply.anyOf.map(change) } : change(reply);

/** Requests that are seeded at least, each in four ways that break its consumers and four that do not: 40 of both. */
const SEEDS = 10;

/** What a provider can do to the shape of a command that its consumers were not built for. */
const breaks: Readonly<Record<string, (schema: CommandSchema) => Partial<CommandSchema>>> = {
  'a required field in the payload': ({ payload }) => ({ payload: withField(payload, 'reason', true) }),
  'another reply': ({ reply }) => ({
    reply: {
      anyOf: [
        ...(reply.anyOf ?? [reply]),
        { type: 'object', required: ['kind'], properties: { kind: { const: 'queued' } } },
      ],
    },
  }),
  'a reply without its kind': ({ reply }) => ({ reply: inEach(reply, (one) => ({ ...one, required: [] })) }),
  'a reply of another kind': ({ reply }) => ({
    reply: inEach(reply, (one) => ({ ...one, properties: { ...one.properties, kind: { const: 'done' } } })),
  }),
};

const harmless: typeof breaks = {
  'an optional field in the payload': ({ payload }) => ({ payload: withField(payload, 'reason', false) }),
  'a further field in the reply': ({ reply }) => ({ reply: inEach(reply, (one) => withField(one, 'reason', true)) }),
  'no required field any more': ({ payload }) => ({ payload: { ...payload, required: [] } }),
  'no reply but the first': ({ reply }) => ({ reply: reply.anyOf?.[0] ?? reply }),
};

test.each(Object.keys(breaks))('a handler with %s is refused, and the consumer named', (what) => {
  const seeded = requests();
  expect(seeded.length).toBeGreaterThanOrEqual(SEEDS);
  for (const { name, provider } of seeded) {
    const consumers = seeded.filter((one) => one.name === name).map(({ consumer }) => consumer.name);
    const reason = refusal(reshaped(provider, name, breaks[what] as never)) ?? '';
    expect([name, reason]).toEqual([name, expect.stringContaining(`'${name}'`)]);
    expect(consumers.some((consumer) => reason.includes(`${consumer} 1.0.0`))).toBe(true);
  }
});

test.each(Object.keys(harmless))('a handler with %s is accepted', (what) => {
  const seeded = requests();
  expect(seeded.length).toBeGreaterThanOrEqual(SEEDS);
  for (const { name, provider } of seeded)
    expect([name, refusal(reshaped(provider, name, harmless[what] as never))]).toEqual([name, undefined]);
});

test('a consumer that leaves a required field out is refused, one that sends a further field is not', () => {
  for (const { name, consumer } of requests()) {
    const { payload } = (consumer.schemas as PayloadSchemas).commands[name] as CommandSchema;
    const [field] = payload.required ?? [];
    if (field)
      expect(refusal(reshaped(consumer, name, () => ({ payload: { ...payload, required: [] } })))).toMatch(
        `${consumer.name} 2.0.0 requests '${name}' with a payload that `,
      );
    expect(refusal(reshaped(consumer, name, () => ({ payload: withField(payload, 'reason', true) })))).toBeUndefined();
  }
});

test('a fact whose listener expects a field that is not emitted is refused, before and after it was emitted', () => {
  const seeded = manifests.flatMap((listener) =>
    listener.reactsTo.flatMap((name) => {
      const emitter = manifests.find((one) => one !== listener && one.emits?.includes(name));
      return emitter ? [{ name, listener, emitter }] : [];
    }),
  );
  expect(seeded.length).toBeGreaterThan(2);
  for (const { name, listener, emitter } of seeded) {
    const { facts, commands } = listener.schemas as PayloadSchemas;
    const schemas: PayloadSchemas = {
      commands,
      facts: { ...facts, [name]: withField({ type: 'object' }, 'orderId', true) },
    };
    expect(refusal({ ...listener, version: '2.0.0', schemas })).toMatch(
      `${emitter.name} 1.0.0 emits '${name}' with a payload that ${listener.name} 2.0.0 does not expect: 'orderId' may be missing.`,
    );
  }
});

test('versions that are shown together already, and builds without shapes, are not compared', () => {
  const [{ name, provider }] = requests() as [ReturnType<typeof requests>[number]];
  const broken = reshaped(provider, name, breaks['another reply'] as never);
  const shown = manifests.map((one) => (one.name === broken.name ? broken : one));
  expect(() => assertPayloadsFit(shown, shown)).not.toThrow();
  expect(() => check({ ...broken, schemas: undefined })).not.toThrow();
});

test('an unreadable shape is refused in a new version, and does not count in a shown one', () => {
  const [{ name, provider }] = requests() as [ReturnType<typeof requests>[number]];
  const broken = reshaped(provider, name, () => ({ payload: { $ref: '#/payload' } as never, reply: null as never }));
  expect(() => assertReadableSchemas(broken)).toThrow(
    `The payload of the command '${name}' of ${provider.name} 2.0.0 cannot be compared: it has $ref, which is not supported.`,
  );
  const shown = manifests.map((one) => (one.name === broken.name ? broken : one));
  const other = manifests.map((one) => (one.name === broken.name ? broken : { ...one, version: '2.0.0' }));
  expect(() => assertPayloadsFit(shown, other)).not.toThrow();
});

/** The reason for which a version is refused. */
function refusal(changed: ReleaseManifest): string | undefined {
  try {
    check(changed);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
