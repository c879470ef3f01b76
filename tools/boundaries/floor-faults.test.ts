import { circleFaults, floorFaults } from './floor-faults';

const floors = [['clock.ts', 'states'], ['modules/slots', 'modules/stores'], ['modules/basket']];

const faultsOf = (file: string, ...imported: string[]) => floorFaults(new Map([[file, imported]]), floors);

test('a file imports lower floors and its own folder', () => {
  expect(faultsOf('modules/basket/a.ts', 'modules/basket/deeper/b.ts', 'modules/slots/c.ts', 'clock.ts')).toEqual([]);
  expect(faultsOf('states/order.ts', 'states/payment.ts')).toEqual([]);
});

test.each([
  [
    'an import of a higher floor',
    faultsOf('modules/slots/a.ts', 'modules/basket/b.ts'),
    'modules/slots/a.ts imports modules/basket/b.ts: modules/basket is on a higher floor',
  ],
  [
    'an import of another folder of the same floor',
    faultsOf('modules/slots/a.ts', 'modules/stores/b.ts'),
    'modules/slots/a.ts imports modules/stores/b.ts: modules/stores is on the same floor',
  ],
  [
    'an import of another file of the same floor',
    faultsOf('clock.ts', 'states/order.ts'),
    'clock.ts imports states/order.ts: states is on the same floor',
  ],
  ['a folder without a floor', faultsOf('modules/basket-view/a.ts'), 'modules/basket-view/a.ts is on no floor'],
])('%s is reported', (_what, faults, fault) => expect(faults).toEqual([fault]));

test('a circle of files is reported once, and files that only lead to it are not in it', () => {
  const imports = { a: ['b'], b: ['c', 'd'], c: ['d'], d: ['b'], e: ['a', 'd'], f: [] };
  expect(circleFaults(new Map(Object.entries(imports)))).toEqual(['b imports c imports d imports b']);
  expect(
    circleFaults(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', []],
      ]),
    ),
  ).toEqual([]);
});
