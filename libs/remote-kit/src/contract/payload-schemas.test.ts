import Type from 'typebox';
import { payloadSchemas, type ShapedContract } from './payload-schemas';

const wrap = { payload: Type.Object({ paper: Type.String() }), reply: Type.Object({ kind: Type.Literal('wrapped') }) };
const sent = Type.Object({ gift: Type.String() });

/** A remote that handles one command and emits one fact, as far as nothing else is given. */
const gifts = (given: Partial<ShapedContract> = {}): ShapedContract => ({
  name: 'mf-gifts',
  emits: ['gifts:sent'],
  reactsTo: [],
  handles: ['gifts:wrap'],
  requests: [],
  reads: [],
  writes: [],
  operations: [],
  errorCodes: [],
  commands: { 'gifts:wrap': wrap },
  facts: { 'gifts:sent': sent },
  ...given,
});

test('the shapes of a remote are those of its own remote.ts, beside those of the bus', () => {
  const { commands, facts } = payloadSchemas(gifts({ requests: ['basket:add-item'], reactsTo: ['slots:reserved'] }));
  expect(Object.keys(commands)).toEqual(['basket:add-item', 'gifts:wrap']);
  expect(JSON.parse(JSON.stringify(commands['gifts:wrap']))).toEqual({
    payload: { type: 'object', required: ['paper'], properties: { paper: { type: 'string' } } },
    reply: { type: 'object', required: ['kind'], properties: { kind: { type: 'string', const: 'wrapped' } } },
  });
  expect(facts).toEqual({ 'gifts:sent': sent, 'slots:reserved': expect.anything() });
});

test('the shapes of shared values are those that a package reads or sets; a value of links has none', () => {
  const { state = {} } = payloadSchemas(gifts({ reads: ['slot', 'gifts'], writes: ['fulfilment'] }));
  expect(Object.keys(state)).toEqual(['fulfilment', 'slot']);
  expect(state.fulfilment).toMatchObject({ enum: ['delivery', 'collection'] });
});

test('a remote declares what it uses of another such remote in the same way', () => {
  const cards = gifts({ name: 'mf-cards', emits: [], handles: [], requests: ['gifts:wrap'], reactsTo: ['gifts:sent'] });
  expect(payloadSchemas(cards)).toMatchObject({ commands: { 'gifts:wrap': wrap }, facts: { 'gifts:sent': sent } });
  expect(payloadSchemas({ ...cards, commands: {}, facts: {} })).toMatchObject({ commands: {}, facts: {} });
});

test.each<[string, Partial<ShapedContract>]>([
  ["remote.ts has no schema of the command 'gifts:wrap'", { commands: undefined }],
  ["remote.ts has no schema of the fact 'gifts:sent'", { facts: {} }],
  ["no source uses the command 'gifts:wrap' that remote.ts declares", { handles: [] }],
  ["no source uses the fact 'gifts:sent' that remote.ts declares", { emits: [] }],
  [
    "remote.ts declares the command 'basket:add-item', which @storefront/bus declares",
    { commands: { 'gifts:wrap': wrap, 'basket:add-item': wrap }, requests: ['basket:add-item'] },
  ],
  [
    "remote.ts declares the fact 'slots:reserved', which @storefront/bus declares",
    { facts: { 'gifts:sent': sent, 'slots:reserved': sent }, reactsTo: ['slots:reserved'] },
  ],
])('a build ends with: %s', (fault, given) => {
  expect(() => payloadSchemas(gifts(given))).toThrow(new Error(`mf-gifts: ${fault}`));
});
