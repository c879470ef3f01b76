/** @jest-environment node */
import type { Page, Request } from '@playwright/test';
import { RecordedStorefront } from './serve-recorded-calls';
import type { RecordedCall } from './visit.types';

const url = '/en-gb/api/basket/get-or-create';
const read = (after: number, reply: string, body: unknown = {}): RecordedCall => ({
  ...{ after, method: 'POST', url, body, status: 200, reply },
});

/** @returns asks as a page does, and returns the reply */
async function served(storefront: RecordedStorefront) {
  const route = jest.fn();
  await storefront.serve({ route } as unknown as Page);
  return async (body: unknown = {}): Promise<unknown> => {
    const request = { method: () => 'POST', url: () => `http://localhost${url}`, postDataJSON: () => body } as Request;
    const fulfill = jest.fn();
    await route.mock.calls[0][1]({ request: () => request, fulfill });
    return fulfill.mock.calls[0][0].json;
  };
}

test('a call gets the reply of its time, again and again, and replies follow each other as they did', async () => {
  const storefront = new RecordedStorefront([read(1, 'empty'), read(4, 'one'), read(5, 'two'), read(9, 'three')]);
  const ask = await served(storefront);
  storefront.moveTo(-1, 3);
  expect([await ask(), await ask()]).toEqual(['empty', 'empty']);
  storefront.moveTo(3, 6);
  expect([await ask(), await ask(), await ask()]).toEqual(['one', 'two', 'two']);
  storefront.moveTo(6, 8);
  expect(await ask()).toBe('two');
  expect(storefront.faults).toEqual([]);
});

test('a call that the visit does not have fails, and is named', async () => {
  const storefront = new RecordedStorefront([read(1, 'empty')]);
  const ask = await served(storefront);
  expect(await ask({ storeId: 7 })).toEqual({ code: 'not_in_visit' });
  expect(storefront.faults).toEqual([`POST ${url} with {"storeId":7} is not in the visit.`]);
});
