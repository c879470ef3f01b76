const NULL = { type: 'null' } as const;
const TEXT = { type: 'string' } as const;
const TIME = { type: 'string', format: 'date-time' } as const;
const ID = { type: 'integer', minimum: 1 } as const;
const COUNT = { type: 'integer', minimum: 0 } as const;
const MINOR_UNITS = { type: 'integer' } as const;
const FULFILMENT = { enum: ['delivery', 'collection'] } as const;

const LOCATION = {
  type: 'object',
  required: ['postcode', 'latitude', 'longitude'],
  properties: { postcode: TEXT, latitude: { type: 'number' }, longitude: { type: 'number' }, address: TEXT },
} as const;

const STORE = {
  type: 'object',
  required: ['id', 'slug', 'name'],
  properties: { id: ID, slug: TEXT, name: TEXT },
} as const;

const LINE = {
  type: 'object',
  required: ['basketLineId', 'menuItemId', 'quantity'],
  properties: { basketLineId: ID, menuItemId: ID, quantity: COUNT },
} as const;

const DEAL = {
  type: 'object',
  required: ['dealId', 'saving', 'missing', 'missingSpend'],
  properties: { dealId: ID, saving: MINOR_UNITS, missing: COUNT, missingSpend: MINOR_UNITS },
} as const;

const BASKET = {
  type: 'object',
  required: ['basketToken', 'storeId', 'count', 'subtotal', 'lines', 'deals'],
  properties: {
    basketToken: TEXT,
    version: { type: 'number' },
    storeId: ID,
    count: COUNT,
    subtotal: MINOR_UNITS,
    lines: { type: 'array', items: LINE },
    couponNeedsLogIn: { type: 'boolean' },
    deals: { type: 'array', items: DEAL },
  },
} as const;

const SLOT = {
  type: 'object',
  required: ['slotId', 'storeId', 'fulfilment', 'startsAt', 'endsAt'],
  properties: {
    slotId: ID,
    storeId: ID,
    fulfilment: FULFILMENT,
    startsAt: TIME,
    endsAt: TIME,
    expiresAt: TIME,
    isExtendable: { type: 'boolean' },
  },
} as const;

/** The shared values that remotes write, by name: the shapes of the bus's types, which a test compares with them. */
export const stateSchemas = {
  location: { anyOf: [NULL, LOCATION] },
  store: { anyOf: [NULL, STORE] },
  fulfilment: FULFILMENT,
  basket: { anyOf: [NULL, BASKET] },
  slot: { anyOf: [NULL, SLOT] },
  favourites: { anyOf: [NULL, { type: 'array', items: ID }] },
} as const;
