import type { ApiClient } from '@storefront/api/client';
import type { LoadContext } from '@storefront/remote-kit/page.types';
import { searchStores } from './search-stores';

const postcodeRules = [
  { country: 'GB', pattern: '^([A-Z]{1,2}\\d[A-Z\\d]?) ?(\\d[A-Z]{2})$', maxLength: 8, example: 'SE1 9GF' },
];
const search = (query: Record<string, string>, call: (...args: never[]) => Promise<unknown>) =>
  searchStores(
    {
      api: { call } as unknown as ApiClient,
      business: { country: 'GB', postcodeRules } as LoadContext['business'],
    },
    query,
    'delivery',
  );
const found = { stores: [], fulfilmentLocation: { postcode: 'SE1 9GF', latitude: 51.5, longitude: -0.09, town: null } };
const details = (postcode: string) => ({
  latitude: 51.5,
  longitude: -0.09,
  address: { country: 'GB', line1: '14 Lantern Yard', line2: null, postcode, town: 'London' },
});
/** Answers each operation once. */
const answers = (replies: Record<string, unknown>) =>
  jest.fn(async (key: string, _options: { body: object }) => replies[key]);

describe('a search for stores', () => {
  test('sends no request for an empty search', async () => {
    expect(await search({}, jest.fn())).toEqual({ kind: 'nothing' });
  });

  test('sends the postcode in its normal form', async () => {
    const call = answers({ 'POST /stores/search': { ok: true, data: found } });
    expect(await search({ postcode: ' se1 9gf ' }, call)).toEqual({ kind: 'found', found });
    expect(call).toHaveBeenCalledWith('POST /stores/search', {
      body: { postcode: 'SE1 9GF', fulfilmentMethod: 'delivery', filters: { limit: 24, otherMethods: true } },
    });
  });

  test('sends no request for an invalid postcode, nor for what no form sends', async () => {
    const call = jest.fn();
    expect(await search({ postcode: 'nowhere' }, call)).toMatchObject({
      message: 'nowhere is not a valid postcode',
      status: 200,
    });
    expect(await search({ postcode: 'A'.repeat(10_000) }, call)).toMatchObject({ kind: 'refused', status: 400 });
    expect(await search({ latitude: '91', longitude: '0' }, call)).toMatchObject({ kind: 'refused', status: 400 });
    expect(call).not.toHaveBeenCalled();
  });

  test.each(['invalid_postcode', 'postcode_not_found'])('reports a rejection by the back end (%s)', async (code) => {
    const refused = await search({ postcode: 'ZZ1 1ZZ' }, async () => ({ ok: false, error: { code } }));
    expect(refused).toMatchObject({ kind: 'refused', message: 'Please provide a valid postcode' });
  });

  test('shows the back end’s message for too many searches, thrown or returned', async () => {
    const error = { code: 'rate_limited', detail: 'Wait a minute.' };
    const refused = { kind: 'refused', message: 'Wait a minute.', status: 429 };
    expect(await search({ postcode: 'SE1 9GF' }, () => Promise.reject(error))).toEqual(refused);
    expect(await search({ postcode: 'SE1 9GF' }, async () => ({ ok: false, error }))).toEqual(refused);
    expect(await search({ placeId: 'p1' }, async () => ({ ok: false, error }))).toEqual(refused);
  });

  test('hides no other failure', async () => {
    await expect(search({ postcode: 'SE1 9GF' }, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });

  test('lists the matches of a typed address', async () => {
    const suggestions = [{ placeId: 'p1', description: '14 Lantern Yard, London' }];
    const call = answers({ 'POST /location/autocomplete': { ok: true, data: { suggestions } } });
    expect(await search({ address: ' lantern ' }, call)).toEqual({ kind: 'suggested', suggestions });
    expect(call).toHaveBeenCalledWith('POST /location/autocomplete', { body: { term: 'lantern' } });
  });

  test('finds no location for an unknown address, nor for an empty one', async () => {
    const none = answers({ 'POST /location/autocomplete': { ok: true, data: { suggestions: [] } } });
    expect(await search({ address: 'xyzzy' }, none)).toMatchObject({ message: 'Unable to find location' });
    expect(await search({ address: '' }, none)).toMatchObject({ message: 'Not a valid address' });
    expect(none).toHaveBeenCalledTimes(1);
  });

  test('searches at a chosen place by its postcode, and by its coordinates when that cannot be read', async () => {
    const at = (postcode: string) =>
      answers({
        'POST /location/place-details': { ok: true, data: details(postcode) },
        'POST /stores/search': { ok: true, data: found },
      });
    const known = at('SE1 1TL');
    expect(await search({ placeId: 'p1' }, known)).toEqual({
      kind: 'found',
      found,
      address: '14 Lantern Yard, London',
    });
    expect(known.mock.calls[1]?.[1]).toMatchObject({ body: { postcode: 'SE1 1TL' } });
    const unknown = at('');
    await search({ placeId: 'p1' }, unknown);
    expect(unknown.mock.calls[1]?.[1]).toMatchObject({ body: { latitude: 51.5, longitude: -0.09 } });
  });

  test('reports a place that it cannot resolve, and with which status', async () => {
    const message = 'Unable to get address info, try another address.';
    const answer = (code: string) => async () => ({ ok: false, error: { code } });
    expect(await search({ placeId: 'p1' }, answer('place_not_found'))).toMatchObject({ message, status: 200 });
    expect(await search({ placeId: 'p1' }, answer('places_unavailable'))).toMatchObject({ message, status: 503 });
    expect(await search({ placeId: 'p1' }, () => Promise.reject(new Error('away')))).toMatchObject({
      message,
      status: 503,
    });
  });

  test('finds no location in the sea', async () => {
    const sea = { stores: [], fulfilmentLocation: { postcode: null, latitude: 0, longitude: 0, town: null } };
    const call = answers({ 'POST /stores/search': { ok: true, data: sea } });
    expect(await search({ latitude: '0', longitude: '0' }, call)).toMatchObject({
      kind: 'refused',
      message: 'Unable to find location',
    });
  });
});
