import { COMPOSITION_ID, idOf } from './composition-id';

test('an id depends on every field of its composition, and has 128 bits', () => {
  const draft = { createdAt: '2026-01-01T00:00:00.000Z', note: 'first', packages: {} };
  expect(idOf(draft)).toMatch(/^[0-9a-f]{32}$/);
  expect(idOf({ ...draft, note: 'another' })).not.toBe(idOf(draft));
  for (const id of [idOf(draft).slice(1), `${idOf(draft)}0`]) expect(id).not.toMatch(COMPOSITION_ID);
});
