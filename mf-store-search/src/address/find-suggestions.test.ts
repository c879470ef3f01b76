import type { ApiClient } from '@storefront/api/client';
import { findPlace, findSuggestions } from './find-suggestions';

const { signal } = new AbortController();
const api = (call: () => Promise<unknown>) => ({ call }) as unknown as ApiClient;
const suggestion = { placeId: 'p1', description: '14 Lantern Yard, London, SE1 1TL' };
const refusing = (code: string) => api(async () => ({ ok: false, error: { code } }));
const away = api(() => Promise.reject(new Error('away')));

describe('suggestions for a typed address', () => {
  const found = (client: ApiClient) => findSuggestions(client, 'lantern', 's1', signal);

  test('are found, or the failure is explained', async () => {
    expect(await found(api(async () => ({ ok: true, data: { suggestions: [suggestion] } })))).toEqual({
      kind: 'found',
      suggestions: [suggestion],
    });
    expect(await found(api(async () => ({ ok: true, data: { suggestions: [] } })))).toEqual({
      kind: 'none',
      message: 'Unable to find location',
    });
    expect(await found(refusing('rate_limited'))).toMatchObject({ kind: 'none' });
    expect(await found(away)).toMatchObject({ message: expect.stringContaining('Check your connection') });
  });

  test('give no result after they were cancelled', async () => {
    const given = new AbortController();
    given.abort();
    const late = api(async () => ({ ok: true, data: { suggestions: [suggestion] } }));
    await expect(findSuggestions(late, 'lantern', 's1', given.signal)).rejects.toThrow();
  });
});

test('a chosen address is located; failing that, another is asked for', async () => {
  const data = { latitude: 51.5, longitude: -0.09, address: { postcode: 'SE1 1TL' } };
  expect(
    await findPlace(
      api(async () => ({ ok: true, data })),
      suggestion,
      's1',
      signal,
    ),
  ).toEqual({
    kind: 'found',
    location: { postcode: 'SE1 1TL', latitude: 51.5, longitude: -0.09, address: suggestion.description },
  });
  const none = { kind: 'none', message: 'Unable to get address info, try another address.' };
  expect(await findPlace(refusing('place_not_found'), suggestion, 's1', signal)).toEqual(none);
  expect(await findPlace(away, suggestion, 's1', signal)).toEqual(none);
});
