/** @jest-environment node */
import { eventRoles } from './remote-seam';
import type { ShopperAction, VisitEvent } from './visit.types';

const basket = {
  name: 'mf-basket',
  handles: ['basket:add-item'],
  reactsTo: ['slots:reserved'],
  emits: ['basket:emptied'],
  writes: ['basket'],
  boundaries: [{ name: 'basket-drawer' }],
  routes: [{ path: '/basket' }, { path: '/basket/lines/:lineId' }],
};

const click = (path: string, boundary?: string): ShopperAction => ({
  kind: 'action',
  does: 'click',
  target: { by: 'role', role: 'link', name: 'Next', nth: 0 },
  path,
  ...(boundary && { boundary }),
});

const roles = (...events: VisitEvent[]) => eventRoles(events, basket);

test('what neighbours do is driven, and what the remote does is expected', () => {
  const reply = { kind: 'reply', name: 'basket:add-item', value: {} } as const;
  expect(
    roles(
      { kind: 'request', id: '1', from: 'mf-catalogue', name: 'basket:add-item', value: {} },
      { kind: 'state', name: 'basket', value: {} },
      { ...reply, id: '1' },
      { kind: 'fact', name: 'slots:reserved', value: {} },
      { kind: 'fact', name: 'member:logged-in', value: {} },
      { kind: 'fact', name: 'basket:emptied', value: {} },
      { kind: 'state', name: 'slot', value: {} },
      { kind: 'request', id: '2', from: 'mf-basket', name: 'member:log-in', value: {} },
      { kind: 'reply', id: '2', name: 'member:log-in', value: {} },
      { kind: 'request', id: '3', from: 'mf-catalogue', name: 'member:set-favourite', value: {} },
    ),
  ).toEqual([
    'driven',
    'expected',
    'expected',
    'driven',
    'ignored',
    'expected',
    'driven',
    'expected',
    'ignored',
    'ignored',
  ]);
});

test('what the shell does for a neighbour is driven', () => {
  const refresh = { kind: 'request', id: '1', name: 'shell:refresh-session', value: {} } as const;
  expect(roles({ ...refresh, from: 'mf-slots' }, { ...refresh, from: 'shell' })).toEqual(['driven', 'ignored']);
  expect(roles({ ...refresh, from: 'mf-basket' })).toEqual(['expected']);
});

test('what the shopper does with the browser is driven', () => {
  const open = { kind: 'opened', url: '/basket' } as const;
  const clicked = click('/basket');
  expect(roles(open, clicked, { ...open, by: 'reload' })).toEqual(['driven', 'driven', 'driven']);
  expect(roles(open, clicked, { ...open, by: 'address' })).toEqual(['driven', 'driven', 'driven']);
  expect(roles(open, clicked, { kind: 'moved', url: '/', by: 'history' })).toEqual(['driven', 'driven', 'driven']);
  expect(roles(open, clicked, { kind: 'moved', url: '/', by: 'replace' })).toEqual(['driven', 'driven', 'expected']);
});

test('only what is done in the remote is repeated, and the URL follows it or is driven', () => {
  expect(
    roles(
      { kind: 'opened', url: '/stores/borough' },
      click('/stores/borough', 'basket-drawer'),
      { kind: 'opened', url: '/basket' },
      click('/basket/lines/7'),
      { kind: 'moved', url: '/basket' },
      click('/stores/borough/time-slots'),
      { kind: 'moved', url: '/basket' },
      { kind: 'moved', url: '/basket?problem=x' },
    ),
  ).toEqual(['driven', 'driven', 'expected', 'driven', 'expected', 'ignored', 'driven', 'expected']);
});
