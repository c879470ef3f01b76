import type { ApiClient } from '@storefront/api/client';
import { listToBasket } from './list-to-basket';

const questions = { mayOverwrite: async () => true, isOldEnough: async () => false };
const at = { listId: 5, storeId: 101 };

/** An API that gives these replies, and the bodies that it got. */
function apiWith(...replies: readonly unknown[]) {
  const bodies: object[] = [];
  const call = async (_key: string, { body }: { body: object }) => {
    bodies.push(body);
    return replies[bodies.length - 1];
  };
  return { api: { call } as unknown as ApiClient, bodies };
}
const refused = (code: string) => ({ ok: false, error: { code, detail: 'You must be 18', status: 409 } });
const filled = { ok: true, data: { missing: [{ menuItemId: 1, name: 'Eggs' }], basket: {} } };

test('what is missing is said', async () => {
  const { api } = apiWith(filled);
  expect(await listToBasket(api, at, questions)).toEqual({ kind: 'filled', missing: filled.data.missing });
});

test('the shopper is asked about another store’s basket and about their age, and answers once', async () => {
  const { api, bodies } = apiWith(refused('different_store'), refused('age_restricted'), filled);
  expect((await listToBasket(api, at, questions)).kind).toBe('filled');
  expect(bodies.at(-1)).toMatchObject({ ...at, overwriteBasket: true, ageConfirmed: false });
});

test('a basket that is kept, a list with nothing left, and a lost connection change nothing', async () => {
  const keeps = { ...questions, mayOverwrite: async () => false };
  expect(await listToBasket(apiWith(refused('different_store')).api, at, keeps)).toEqual({ kind: 'kept' });
  expect(await listToBasket(apiWith(refused('item_unavailable')).api, at, questions)).toEqual({ kind: 'nothing-left' });
  const offline = { call: () => Promise.reject(new TypeError('Failed to fetch')) } as unknown as ApiClient;
  expect((await listToBasket(offline, at, questions)).kind).toBe('refused');
});
