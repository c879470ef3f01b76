import type { ApiClient } from '@storefront/api/client';
import { applySnapshot, busFor } from '@storefront/bus/bus';
import type { Business } from '@storefront/remote-kit/business.types';
import { act, screen, waitFor } from '@testing-library/react';
import { askPlace } from './ask-place';

const frome = { id: 3, slug: 'frome', name: 'Frome' };
let known: typeof frome | null = null;
busFor('shell').handle('shell:refresh-session', async () => {
  applySnapshot({
    session: { strategy: 'guest', version: '1' },
    location: null,
    store: known,
    fulfilment: 'collection',
    basket: null,
    slot: null,
    serverTime: new Date().toISOString(),
  });
  return { kind: 'refreshed' };
});
const business = { features: {}, copy: {}, postcodeRules: [], country: 'GB' };
const services = { api: {} as ApiClient, business: business as unknown as Business };
const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
const fieldsOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

const payload = {
  name: 'Lamp',
  errand: [
    { name: 'add', value: '7' },
    { name: 'storeId', value: '9' },
  ],
};

test('a shopper without a store is shown one dialog, with nothing but the errand, and asked again after they closed it', async () => {
  expect(await askPlace(services, payload)).toEqual({ kind: 'asked' });
  await askPlace(services, payload);
  const dialog = await screen.findByRole('dialog', { name: 'Where would you like it?' });
  expect(dialog.textContent).toContain('Then Lamp goes into your basket.');
  expect(fieldsOf(dialog.querySelector('form') as HTMLFormElement)).toEqual({
    add: '7',
    fulfilment: 'delivery',
    postcode: '',
  });
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await askPlace(services, payload);
  expect(await screen.findByRole('dialog')).toBeDefined();
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(submit).not.toHaveBeenCalled();
});

test('a store that was chosen in another tab does the errand, and nothing is asked', async () => {
  known = frome;
  await askPlace(services, payload);
  expect(screen.queryByRole('dialog')).toBeNull();
  const form = submit.mock.contexts[0] as HTMLFormElement;
  expect(form.getAttribute('action')).toBe('/actions/store-search/select');
  expect(fieldsOf(form)).toEqual({ add: '7', storeId: '3', fulfilment: 'collection' });
});
