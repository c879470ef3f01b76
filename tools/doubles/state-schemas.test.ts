import type { SharedState } from '@storefront/bus/state.types';
import type { XStatic } from 'typebox/schema';
import { stateSchemas } from './runtime/state-schemas';

type Mutable<Value> = { -readonly [Name in keyof Value]: Mutable<Value[Name]> };
/** Stricter than assignability, for which an optional field may be missing. */
type Comparison<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? 'the same' : 'different';

/** The shell writes the session, and there is no double of the shell. */
type Written = Mutable<Required<Omit<SharedState, 'session'>>>;
type Described = { [Name in keyof typeof stateSchemas]: Mutable<XStatic<(typeof stateSchemas)[Name]>> };

test('the schemas of shared values describe the types of the bus', () => {
  // The compiler compares them.
  const comparison: { [Name in keyof Written]: Comparison<Described[Name], Written[Name]> } = {
    location: 'the same',
    store: 'the same',
    fulfilment: 'the same',
    basket: 'the same',
    slot: 'the same',
    favourites: 'the same',
  };
  expect(Object.keys(stateSchemas).sort()).toEqual(Object.keys(comparison).sort());
});
