import type { ApiClient } from '@storefront/api/client';
import type { LoadContext } from '@storefront/remote-kit/page.types';
import { searchStores } from './search-stores';

const postcodeRules = [
  { country: 'GB', pattern: '^([A-Z]{1,2}\\d[A-Z\\d]?) ?(\\d[A-Z]{2})$', maxLength: 8, example: 'SE1 9GF' },
];
const search = (typed: string, call: () => Promise<unknown>) =>
  searchStores(
    {
      api: { call } as unknown as ApiClient,
      business: { country: 'GB', postcodeRules } as LoadContext['business'],
    },
    typed,
    'delivery',
  );

describe('a search for stores', () => {
  test('asks the back end for the postcode in its usual form', async () => {
    const call = jest.fn(async () => ({ ok: true, data: { stores: [], fulfilmentLocation: null } }));
    expect(await search(' se1 9gf ', call)).toEqual({
      kind: 'found',
      found: { stores: [], fulfilmentLocation: null },
    });
    expect(call).toHaveBeenCalledWith('POST /stores/search', {
      body: { postcode: 'SE1 9GF', fulfilmentMethod: 'delivery', filters: { limit: 24 } },
    });
  });

  test('troubles nobody with a postcode that breaks the rules', async () => {
    const call = jest.fn();
    expect(await search('nowhere', call)).toMatchObject({ message: 'nowhere is not a valid postcode', status: 200 });
    expect(call).not.toHaveBeenCalled();
  });

  test.each(['invalid_postcode', 'postcode_not_found'])('says so when the back end refuses (%s)', async (code) => {
    const refused = await search('ZZ1 1ZZ', async () => ({ ok: false, error: { code } }));
    expect(refused).toMatchObject({ kind: 'refused', message: 'Please provide a valid postcode' });
  });

  test('tells what the back end said when there were too many searches', async () => {
    const refused = await search('SE1 9GF', () => Promise.reject({ code: 'rate_limited', detail: 'Wait a minute.' }));
    expect(refused).toEqual({ kind: 'refused', message: 'Wait a minute.', status: 429 });
  });

  test('hides no other failure', async () => {
    await expect(search('SE1 9GF', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });
});
