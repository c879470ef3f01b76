/** @jest-environment node */
import { maskVisit } from './mask-visit';
import type { Visit, VisitEvent } from './visit.types';

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
  expect(maskVisit(visit, ['name']).calls[0]?.reply).toMatchObject({
    name: 'Ann Smith',
    postcode: expect.not.stringMatching('9GF'),
  });
});
