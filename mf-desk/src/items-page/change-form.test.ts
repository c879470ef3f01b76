import { type ChangeForm, changeOfForm, NEW_CHANGE } from './change-form';

const change = (more: Partial<ChangeForm>) => changeOfForm({ ...NEW_CHANGE, ...more }, 'GBP');

test.each<[Partial<ChangeForm>, object | undefined]>([
  [{ share: '2.5' }, { part: 'share', perMille: 25, rounding: 'to_5', showsWas: false }],
  [
    { how: 'lower', share: '10' },
    { part: 'share', perMille: -100, showsWas: true },
  ],
  [{ how: 'lower', share: '91' }, undefined],
  [{ share: '401' }, undefined],
  [{ share: '0' }, undefined],
  [{ share: 'some' }, undefined],
  [
    { how: 'set', price: '2.50' },
    { part: 'price', price: 250 },
  ],
  [{ how: 'set', price: '0' }, undefined],
  [
    { tab: 'stock', stock: '24' },
    { part: 'stock', stock: 24 },
  ],
  [{ tab: 'stock', stock: '' }, undefined],
  [{ tab: 'stock', stock: '9999999' }, undefined],
  [
    { tab: 'stock', counts: 'not-counted' },
    { part: 'stock', stock: null },
  ],
  [{ tab: 'sale' }, { part: 'inStock', inStock: false }],
  [
    { tab: 'place', aisle: ' 4 ', bay: '2' },
    { part: 'place', place: { aisle: '4', bay: '2', shelf: null } },
  ],
  [{ tab: 'place', bay: '2' }, undefined],
])('%j asks for %j', (form, expected) => {
  if (expected) expect(change(form)).toMatchObject(expected);
  else expect(change(form)).toBeUndefined();
});
