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
