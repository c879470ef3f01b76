import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allOperations, operations } from './operations';
import { safeKeysSource } from './safe-keys-source';

test('every operation stands under its own key, with an id of its own', () => {
  for (const [key, operation] of Object.entries(operations)) expect(operation.key).toBe(key);
  expect(Object.keys(operations)).toHaveLength(allOperations.length);
  expect(new Set(allOperations.map(({ id }) => id)).size).toBe(allOperations.length);
});

test('the list of safe keys in the browser is the one that the table makes', () => {
  const written = readFileSync(fileURLToPath(new URL('./safe-keys.ts', import.meta.url)), 'utf8');
  expect(written).toBe(safeKeysSource());
});

test('what charges, reserves, places or registers takes an idempotency key and is never retried as a read', () => {
  const idempotent = allOperations.filter((operation) => operation.idempotent);
  expect(idempotent.map(({ id }) => id).sort()).toEqual([
    'contactRequest',
    'makePayment',
    'processOrder',
    'register',
    'reserveSlot',
  ]);
  expect(idempotent.some((operation) => operation.safe)).toBe(false);
});

test('every object that a client sends refuses unknown fields', () => {
  const open = (schema: unknown): boolean => {
    if (Array.isArray(schema)) return schema.some(open);
    if (typeof schema !== 'object' || schema === null) return false;
    const closed =
      !('properties' in schema) || ('additionalProperties' in schema && schema.additionalProperties === false);
    return !closed || Object.values(schema).some(open);
  };
  for (const { key, body } of allOperations) expect([key, open(body)]).toEqual([key, false]);
});

/** The places of a schema under which a field of this name stands, lists of the reply left out. */
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

describe('what the shopper’s session does with an operation', () => {
  const open = allOperations.filter(({ access }) => access !== 'admin');

  test('names the basket’s token wherever a reply holds one', () => {
    for (const { key, reply, session } of open)
      expect([key, session?.basketToken]).toEqual([key, placesOf(reply, 'basketToken')[0]]);
  });

  test('takes every reply’s tokens out of the browser’s reach', () => {
    for (const { key, reply, session } of open)
      expect([key, session?.givesTokens ?? false]).toEqual([key, placesOf(reply, 'access_token').length > 0]);
  });

  test('binds whatever checkout and payments keep of a guest to their session', () => {
    for (const { key, domain, session } of open)
      expect([key, session?.usesGuestDetails ?? false]).toEqual([key, ['checkout', 'payments'].includes(domain)]);
  });
});
