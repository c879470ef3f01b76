import type { PayloadSchemas } from '@storefront/remote-kit/contract/payload-schema.types';
import { payloadSchemas } from '@storefront/remote-kit/contract/payload-schemas';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import Type, { type TSchema } from 'typebox';
import { assertPayloadsFit } from './payloads';

const find = (payload: TSchema): PayloadSchemas['commands'] => ({
  'lists:find': { payload, reply: Type.Object({ kind: Type.Literal('found') }) },
});
const postcode = Type.String();

/** A version of a remote with a repository of its own, with the schemas that its remote.ts declares. */
function version(name: string, number: string, uses: 'handles' | 'requests', commands: PayloadSchemas['commands']) {
  const names = { emits: [], reactsTo: [], handles: [], requests: [], reads: [], writes: [], [uses]: ['lists:find'] };
  const schemas = payloadSchemas({ ...names, name, operations: [], errorCodes: [], commands } as never);
  return { name, version: number, ...names, uses: { commands: names.requests }, schemas } as unknown as ReleaseManifest;
}

const shown = [
  version('mf-lists', '1', 'handles', find(Type.Object({ postcode }))),
  version('mf-wishes', '1', 'requests', find(Type.Object({ postcode }))),
] as const;
const check = (payload: TSchema) =>
  assertPayloadsFit(shown, [version('mf-lists', '2', 'handles', find(payload)), shown[1]]);

test('a break of a command between two remotes with repositories of their own names its consumer', () => {
  expect(() => check(Type.Object({ postcode, country: Type.String() }))).toThrow(
    "mf-wishes 1 requests 'lists:find' with a payload that mf-lists 2 does not accept: 'country' may be missing.",
  );
});

test('a change that breaks nothing passes', () => {
  expect(() => check(Type.Object({ postcode, country: Type.Optional(Type.String()) }))).not.toThrow();
});
