/** @jest-environment node */

import type { Visit, VisitEvent } from '../visit.types';
import { maskVisit } from './mask-visit';

const basketToken = 'q8ZyT0aLr2fXw9KbN4mVc7Ej';
const email = 'ann.smith@example.com';

const typed = (value: string, name = 'E-mail'): VisitEvent => ({
  kind: 'action',
  does: 'fill',
  target: { by: 'label', name, nth: 0 },
  value,
  path: '/checkout',
});

const visit: Visit = {
  events: [
    {
      kind: 'opened',
      url: `/orders/${basketToken}?email=${encodeURIComponent(email)}&from=basket&timeSlots=2026-11-28`,
    },
    typed(email),
    {
      kind: 'action',
      does: 'click',
      target: { by: 'role', role: 'button', name: 'Deliver to Ann Smith', nth: 0 },
      path: '/checkout',
    },
    { kind: 'fact', name: 'checkout:order-placed', value: { kind: 'added', shopper: 'Ann Smith', count: 3 } },
  ],
  calls: [
    {
      after: 1,
      method: 'POST',
      url: '/en-gb/api/checkout/set-contact-details',
      body: { basketToken, email, phone: '+44 20 7946 0000', birthDate: '1990-05-04', latitude: 51.5045 },
      status: 200,
      reply: { name: 'Ann Smith', postcode: 'SE1 9GF', fulfilmentMethod: 'delivery', slug: 'borough', version: '1' },
    },
  ],
};

test('everything that is about a person is masked, and fits together as before', () => {
  const { events, calls } = maskVisit(visit);
  const text = JSON.stringify({ events, calls });
  for (const personal of ['ann', 'smith', basketToken, '7946', '1990-05-04', '51.5', 'SE1 9GF'])
    expect(text.toLowerCase()).not.toContain(personal.toLowerCase());
  const [call] = calls;
  const { body, reply } = call as { body: Record<string, unknown>; reply: Record<string, unknown> };
  expect(events[0]).toEqual({
    kind: 'opened',
    url: `/orders/${body.basketToken}?email=${encodeURIComponent(String(body.email))}&from=basket&timeSlots=2026-11-28`,
  });
  expect(events[1]).toMatchObject({ value: body.email });
  expect(events[2]).toMatchObject({ target: { name: `Deliver to ${reply.name}` } });
  expect(events[3]).toMatchObject({ value: { shopper: reply.name } });
  expect(String(body.basketToken)).toHaveLength(basketToken.length);
  expect(body.email).toMatch(/@example\.test$/);
});

test('numbers, times, words of the contracts and slugs stay', () => {
  const { events, calls } = maskVisit(visit);
  expect(calls[0]?.reply).toMatchObject({ fulfilmentMethod: 'delivery', slug: 'borough', version: '1' });
  expect(events[3]).toMatchObject({ value: { kind: 'added', count: 3 } });
});

test('a property that is named is kept', () => {
  const [call] = maskVisit(visit, ['name']).calls;
  expect(call?.reply).toMatchObject({ name: 'Ann Smith', postcode: expect.not.stringMatching('9GF') });
});

const call = (body: unknown, reply: unknown = {}) => ({
  after: 0,
  method: 'POST',
  url: '/en-gb/api/payments/make-payment',
  body,
  status: 200,
  reply,
});

test('secrets are masked in every form, and short numbers that are none stay', () => {
  const secret = { ...typed('123', 'Security code'), isSecret: true } as VisitEvent;
  const masked = maskVisit({
    events: [secret, typed('12', 'House')],
    calls: [call({ cvv: '123', lastFour: '4242', quantity: '4' }, { code: 'TREAT-9XK2-77QP', country: 'GB' })],
  });
  const text = JSON.stringify(masked);
  for (const known of ['123', '4242', 'TREAT', 'isSecret']) expect(text).not.toContain(known);
  const [{ body }] = masked.calls as unknown as [{ body: { cvv: string } }];
  const { cvv } = body;
  expect(cvv).toMatch(/^\d{3}$/);
  expect(masked.events).toMatchObject([{ value: cvv }, { value: '12' }]);
  expect(masked.calls[0]).toMatchObject({ body: { quantity: '4' }, reply: { country: 'GB' } });
});

test('what is written in two forms is masked as one, and different postcodes stay different', () => {
  const places = Array.from({ length: 40 }, (_, n) => ({ postcode: `M${n} 1AE` }));
  const { events, calls } = maskVisit({
    events: [typed('07700 900123', 'Telephone')],
    calls: [call({ phone: '+447700900123' }), call(places)],
  });
  const [sent, list] = calls.map(({ body }) => body) as [{ phone: string }, { postcode: string }[]];
  expect(events[0]).toMatchObject({ value: sent.phone.replace('+44', '0') });
  expect(new Set(list.map(({ postcode }) => postcode)).size).toBe(40);
});

test('addresses keep their routes, ids and slugs, and names lose only whole words', () => {
  const button = (name: string): VisitEvent => ({
    kind: 'action',
    does: 'click',
    path: '/checkout/payment',
    target: { by: 'role', role: 'button', name, nth: 0 },
  });
  const { events, calls } = maskVisit({
    events: [
      typed('che', 'Search'),
      { kind: 'opened', url: '/checkout/payment?draftOrderId=982992382698192' },
      { kind: 'opened', url: '/stores/borough/search/che?from=%2Fcheckout%3Femail%3Dann%2540example.com' },
      button('Edit CHE, checked  by Ann   Smith'),
    ],
    calls: [call({ search: 'che', name: 'Ann Smith' }, { id: 982992382698192, name: 'Borough', slug: 'borough' })],
  });
  expect(events[1]).toEqual({ kind: 'opened', url: '/checkout/payment?draftOrderId=982992382698192' });
  expect(events[2]).toMatchObject({ url: expect.stringMatching(/^\/stores\/borough\/search\/Masked%20\d+\?from=/) });
  expect(JSON.stringify(events[2])).not.toContain('ann');
  expect(events[3]).toMatchObject({
    target: { name: expect.stringMatching(/^Edit Masked 1, checked {2}by Masked \d+$/) },
  });
  expect(calls[0]?.url).toBe('/en-gb/api/payments/make-payment');
});
