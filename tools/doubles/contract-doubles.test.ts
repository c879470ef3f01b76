/** @jest-environment @storefront/testing/jsdom-environment */
import { resolve } from 'node:path';
import { busFor } from '@storefront/bus/bus';
import { packageContract } from '@storefront/remote-kit/contract/package-contract';
import type { PayloadSchema, PayloadSchemas } from '@storefront/remote-kit/contract/payload-schema.types';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { contractManifest } from '../contracts/contract-manifest';
import { readContracts } from '../contracts/read-contracts';
import { remote } from '../create-remote/template/remote';
import { ContractDouble, type NamedBus } from './runtime/contract-double';
import { exampleOf } from './runtime/example-of';

let manifests: readonly ReleaseManifest[] = [];
beforeAll(async () => {
  manifests = (await readContracts(resolve(__dirname, '../..'))).map(contractManifest);
});

const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => logged.mockClear());

const manifestOf = (name: string) => manifests.find((one) => one.name === name) as ReleaseManifest;
const schemasOf = (manifest: ReleaseManifest) => manifest.schemas as PayloadSchemas;

/** A bus for one test: a page has one bus, and a command one handler on it. */
function testBus(): NamedBus {
  const handlers = new Map<string, (payload: unknown) => Promise<unknown>>();
  const listeners = new Map<string, (payload: unknown) => void>();
  return {
    set: () => undefined,
    emit: (name, payload) => listeners.get(name)?.(payload),
    on(name, listener) {
      listeners.set(name, listener);
      return () => undefined;
    },
    handle: (name, handler) => handlers.set(name, handler),
    request: async (name, payload) =>
      handlers
        .get(name)?.(payload)
        .catch(() => ({ kind: 'unavailable' })),
  };
}

/** A version whose command or fact has another schema. */
function changed(manifest: ReleaseManifest, schemas: Partial<PayloadSchemas>): ReleaseManifest {
  const { facts, commands } = schemasOf(manifest);
  const both = { facts: { ...facts, ...schemas.facts }, commands: { ...commands, ...schemas.commands } };
  return { ...manifest, version: '2.0.0', schemas: both };
}

const withRequired = (schema: PayloadSchema, field: string): PayloadSchema => ({
  ...schema,
  required: [...(schema.required ?? []), field],
});

test('on one bus, doubles of all packages reply to every request and hear every fact with valid values', async () => {
  const bus = busFor('shell') as unknown as NamedBus;
  const doubles = manifests.map((manifest) => ({ manifest, double: new ContractDouble(manifest, bus) }));
  for (const { manifest, double } of doubles) {
    for (const fact of manifest.emits ?? []) double.emit(fact);
    for (const command of manifest.uses?.commands ?? [])
      expect([command, await double.request(command)]).not.toEqual([command, { kind: 'unavailable' }]);
  }
  for (const { manifest, double } of doubles) {
    expect(double.faults).toEqual([]);
    const received = [...new Set(double.received.map(({ name }) => name))].sort();
    expect([manifest.name, received]).toEqual([manifest.name, [...manifest.handles, ...manifest.reactsTo].sort()]);
  }
  expect(logged).not.toHaveBeenCalled();
});

test('a payload that the contract does not allow is refused, reported and not received', async () => {
  const bus = testBus();
  const basket = new ContractDouble(manifestOf('mf-basket'), bus);
  expect(await bus.request('basket:add-item', { storeId: 101, name: 'Loaf', menuItem: { id: 0 } })).toEqual({
    kind: 'unavailable',
  });
  bus.emit('slots:reserved', 'now');
  const faults = [
    'Contract double of mf-basket 1.0.0 refuses the command \'basket:add-item\' with {"storeId":101,"name":"Loaf","menuItem":{"id":0}}: /menuItem/id must be >= 1',
    'Contract double of mf-basket 1.0.0 does not expect the fact \'slots:reserved\' with "now": it must be object',
  ];
  expect(basket.faults).toEqual(faults);
  expect(logged.mock.calls).toEqual(faults.map((fault) => [fault]));
  expect(basket.received).toEqual([]);
});

test('fields that are undefined count as absent', async () => {
  const bus = testBus();
  const basket = new ContractDouble(manifestOf('mf-basket'), bus);
  await bus.request('basket:add-item', { storeId: 1, name: '', menuItem: { id: 1 }, ageConfirmed: undefined });
  expect(basket.faults).toEqual([]);
});

test('a required field that a handler adds is seen by the double of each command, which names the field', async () => {
  const seeded = manifests.flatMap((manifest) => manifest.handles.map((name) => ({ manifest, name })));
  expect(seeded.length).toBeGreaterThan(8);
  for (const { manifest, name } of seeded) {
    const { payload, reply } = schemasOf(manifest).commands[name] as PayloadSchemas['commands'][string];
    const bus = testBus();
    const commands = { [name]: { payload: withRequired(payload, 'reason'), reply } };
    const double = new ContractDouble(changed(manifest, { commands }), bus);
    await bus.request(name, exampleOf(payload));
    expect(double.faults).toEqual([
      expect.stringMatching(`^Contract double of ${manifest.name} 2.0.0 refuses the command '${name}' .*: .*reason`),
    ]);
  }
});

test('a reply and a fact of another shape than a consumer was built against are faults of its double', async () => {
  const bus = testBus();
  new ContractDouble(manifestOf('mf-basket'), bus);
  const { payload } = schemasOf(manifestOf('mf-catalogue')).commands['basket:add-item'] as { payload: PayloadSchema };
  const reply = { type: 'object', required: ['kind', 'total'] };
  const catalogue = new ContractDouble(
    changed(manifestOf('mf-catalogue'), { commands: { 'basket:add-item': { payload, reply } } }),
    bus,
  );
  await catalogue.request('basket:add-item');
  expect(catalogue.faults).toEqual([
    expect.stringMatching(
      "^Contract double of mf-catalogue 2.0.0 does not expect the reply to 'basket:add-item'.*total",
    ),
  ]);

  const slots = new ContractDouble(manifestOf('mf-slots'), bus);
  const facts = { 'slots:reserved': withRequired({ type: 'object' }, 'slotId') };
  const other = testBus();
  const basket = new ContractDouble(changed(manifestOf('mf-basket'), { facts }), other);
  slots.emit('slots:reserved');
  other.emit('slots:reserved', {});
  expect(basket.faults).toEqual([expect.stringMatching("does not expect the fact 'slots:reserved' .*slotId")]);
});

const oddValues: readonly [unknown, string][] = [
  [{ item: new Date(0) }, '/item is a Date, not a plain object'],
  [{ item: [new Map()] }, '/item/0 is a Map, not a plain object'],
  [{ item: Number.NaN }, '/item is NaN'],
  [{ item: () => 1 }, '/item is of the type function'],
  [{ item: [undefined] }, '/item/0 is of the type undefined'],
  [() => 1, 'it is of the type function'],
  [{ item: 1n }, '/item is of the type bigint'],
  [itself(), '/item contains itself'],
];

function itself(): unknown {
  const value: { item?: unknown } = {};
  value.item = value;
  return value;
}

test.each(oddValues)('a value that is not JSON is refused: %p', async (payload, fault) => {
  const anything = { payload: {}, reply: {} };
  const manifest = changed(manifestOf('mf-basket'), { commands: { 'basket:add-item': anything } });
  const bus = testBus();
  const basket = new ContractDouble(manifest, bus);
  expect(await bus.request('basket:add-item', payload)).toEqual({ kind: 'unavailable' });
  expect(basket.faults).toEqual([expect.stringContaining(`refuses the command 'basket:add-item' with `)]);
  expect(basket.faults[0]).toMatch(new RegExp(`: ${fault}$`));
  expect(() => basket.setReply('basket:add-item', payload)).toThrow(fault);
});

test('a double that cannot make a reply says so when it is created, and replies what a test sets', async () => {
  const reply = { type: 'string', pattern: '^[0-9]+$' } as PayloadSchema;
  const manifest = changed(manifestOf('mf-basket'), { commands: { 'basket:add-item': { payload: {}, reply } } });
  const bus = testBus();
  const basket = new ContractDouble(manifest, bus);
  const fault =
    'Contract double of mf-basket 2.0.0 cannot reply to the command \'basket:add-item\': No example can be made of the schema {"type":"string","pattern":"^[0-9]+$"}: ';
  expect(basket.faults).toEqual([expect.stringContaining(fault)]);
  expect(logged).toHaveBeenCalledTimes(1);
  await bus.request('basket:add-item', {});
  expect(basket.received).toEqual([]);
  basket.setReply('basket:add-item', '17');
  expect(await bus.request('basket:add-item', {})).toBe('17');
});

test('a shared value has the shape that the bus declares', () => {
  const set = jest.fn();
  const slots = new ContractDouble(manifestOf('mf-slots'), { ...testBus(), set });
  const slot = { slotId: 7, storeId: 101, fulfilment: 'delivery', startsAt: 'today', endsAt: '2030-01-31T11:00:00Z' };
  expect(() => slots.setState('slot', slot)).toThrow("The contract of mf-slots does not allow this value of 'slot'");
  slots.setState('slot', { ...slot, startsAt: '2030-01-31T10:00:00+01:00' });
  slots.setState('slot', null);
  expect(set).toHaveBeenCalledTimes(2);
});

test('a test can choose null as a reply', async () => {
  const reply = { anyOf: [{ type: 'string' }, { type: 'null' }] };
  const manifest = changed(manifestOf('mf-basket'), { commands: { 'basket:add-item': { payload: {}, reply } } });
  const bus = testBus();
  new ContractDouble(manifest, bus).setReply('basket:add-item', null);
  expect(await bus.request('basket:add-item', {})).toBeNull();
});

test('a test can choose a reply', async () => {
  const bus = testBus();
  const basket = new ContractDouble(manifestOf('mf-basket'), bus);
  const refused = { kind: 'refused', code: 'sold_out', message: 'That was the last one' };
  basket.setReply('basket:set-quantity', refused);
  expect(await bus.request('basket:set-quantity', { menuItemId: 1, quantity: 2 })).toEqual(refused);
  expect(basket.received).toEqual([{ name: 'basket:set-quantity', payload: { menuItemId: 1, quantity: 2 } }]);
});

test('a test cannot have a double do what its contract does not say', async () => {
  const slots = new ContractDouble(manifestOf('mf-slots'), testBus());
  const basket = new ContractDouble(manifestOf('mf-basket'), testBus());
  expect(() => slots.emit('member:logged-in')).toThrow(
    'By its contract mf-slots emits slots:reservation-expired, slots:reserved, not member:logged-in.',
  );
  expect(() => slots.emit('slots:reserved', 'now')).toThrow(
    "The contract of mf-slots does not allow this value of 'slots:reserved': it must be object",
  );
  expect(() => slots.setState('basket', null)).toThrow('By its contract mf-slots writes slot, not basket.');
  expect(() => basket.setReply('basket:add-item', { kind: 'done' })).toThrow('does not allow this value');
  await expect(slots.request('basket:add-item')).rejects.toThrow('By its contract mf-slots requests');
});

test('the double of a remote with a repository of its own keeps to the schemas of its remote.ts', async () => {
  const bus = testBus();
  const contract = packageContract(remote, resolve(__dirname, '../create-remote/template'));
  const double = new ContractDouble(contractManifest(contract), bus);
  expect(await bus.request('example:find', { postcode: 'SE1 9GF' })).toEqual({ kind: 'found', postcode: 'example' });
  await bus.request('example:find', {});
  expect(double.faults).toEqual([expect.stringMatching("refuses the command 'example:find' with {}: .*postcode")]);
  expect(() => double.emit('example:found', {})).toThrow("does not allow this value of 'example:found'");
});

test('a command without a schema is refused, because no reply to it is known', async () => {
  const bus = testBus();
  const gifts = new ContractDouble({ ...manifestOf('mf-basket'), name: 'mf-gifts', handles: ['gifts:wrap'] }, bus);
  await bus.request('gifts:wrap', {});
  expect(gifts.faults).toEqual([expect.stringMatching("refuses the command 'gifts:wrap' .*no schema of it$")]);
});

test('a double replies as a test asked before it was loaded, and says what its contract does not allow', async () => {
  const bus = testBus();
  const refused = { kind: 'refused', code: 'invalid_credentials' };
  const known = { 'member:log-in': refused, 'member:set-favourite': { kind: 'made-up' }, 'basket:add-item': {} };
  const double = new ContractDouble(manifestOf('mf-member'), bus, known);
  await expect(bus.request('member:log-in', { email: 'a@example.test', password: 'x' })).resolves.toEqual(refused);
  expect(double.faults).toEqual([
    expect.stringContaining("cannot reply to the command 'member:set-favourite' as asked: The contract of mf-member"),
  ]);
});
