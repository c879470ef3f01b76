import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isForShoppers } from './declaration/find-operation';
import { allOperations, operations } from './operations';
import { safeKeysSource } from './transport/safe-keys-source';

test('every operation is stored under its own key and has a unique id', () => {
  for (const [key, operation] of Object.entries(operations)) expect(operation.key).toBe(key);
  expect(Object.keys(operations)).toHaveLength(allOperations.length);
  expect(new Set(allOperations.map(({ id }) => id)).size).toBe(allOperations.length);
});

test('the browser’s list of safe keys matches the operation table', () => {
  const written = readFileSync(fileURLToPath(new URL('./transport/safe-keys.ts', import.meta.url)), 'utf8');
  expect(written).toBe(safeKeysSource());
});

test('every GET only reads', () => {
  const gets = allOperations.filter(({ key, stream }) => key.startsWith('GET ') && !stream);
  expect(gets.filter(({ safe }) => !safe).map(({ key }) => key)).toEqual([]);
});

test('operations that charge, reserve, place or register take an idempotency key and are never retried as reads', () => {
  const idempotent = allOperations.filter((operation) => operation.idempotent === 'reply');
  expect(idempotent.map(({ id }) => id).sort()).toEqual([
    'addList',
    'contactRequest',
    'extendSlot',
    'loyaltyRedeem',
    'makePayment',
    'processOrder',
    'register',
    'reserveSlot',
  ]);
  expect(idempotent.some((operation) => operation.safe)).toBe(false);
});

test('every change of a basket is made once per idempotency key', () => {
  const changes = allOperations.filter(
    ({ domain, safe, later, id }) => domain === 'basket' && !safe && !later && id !== 'getOrCreateBasket',
  );
  expect(changes.length).toBeGreaterThan(5);
  expect(changes.filter(({ idempotent }) => idempotent !== 'change').map(({ id }) => id)).toEqual([]);
});

test('every object that a client sends rejects unknown fields', () => {
  const open = (schema: unknown): boolean => {
    if (Array.isArray(schema)) return schema.some(open);
    if (typeof schema !== 'object' || schema === null) return false;
    const closed =
      !('properties' in schema) || ('additionalProperties' in schema && schema.additionalProperties === false);
    return !closed || Object.values(schema).some(open);
  };
  for (const { key, body } of allOperations) expect([key, open(body)]).toEqual([key, false]);
});

/** The paths in a schema that hold a field of this name, except in lists of the reply. */
function placesOf(schema: unknown, field: string, path: readonly string[] = []): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { anyOf = [], properties = {} } = schema as { anyOf?: unknown[]; properties?: Record<string, unknown> };
  return [
    ...anyOf.flatMap((one) => placesOf(one, field, path)),
    ...Object.entries(properties).flatMap(([name, value]) =>
      name === field ? [[...path, name].join('.')] : placesOf(value, field, [...path, name]),
    ),
  ];
}

describe('session effects of an operation', () => {
  const open = allOperations.filter(isForShoppers);

  test('name the basket’s token wherever a reply holds one', () => {
    for (const { key, reply, session } of open)
      expect([key, session?.basketToken]).toEqual([key, placesOf(reply, 'basketToken')[0]]);
  });

  test('keep every reply’s tokens from the browser', () => {
    for (const { key, reply, session } of open)
      expect([key, session?.givesTokens ?? session?.opensAssistedVisit ?? false]).toEqual([
        key,
        placesOf(reply, 'access_token').length > 0,
      ]);
  });

  test('replace the secret of a device wherever a reply holds a new one', () => {
    for (const { key, reply, session } of open)
      if (placesOf(reply, 'loginDevice').length > 0) expect([key, session?.provesDevice]).toEqual([key, true]);
  });

  test('bind the guest details of checkout and payments to the guest’s session', () => {
    // A guest's code opens data for the session that asked.
    const isGuestData = (key: string) => /\/guest-data\/(code-request|open|delete)$/.test(key);
    for (const { key, domain, session } of open)
      expect([key, session?.usesGuestDetails ?? false]).toEqual([
        key,
        ['checkout', 'payments'].includes(domain) || isGuestData(key),
      ]);
  });
});
