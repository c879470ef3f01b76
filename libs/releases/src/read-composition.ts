import type { KeyObject } from 'node:crypto';
import type { Composition } from './composition.types';
import type { ReleaseStore } from './release-store';
import { sha256 } from './sha256';
import { signValue, verifyValue } from './signature';

/** A composition whose id matches its content. */
export const withId = (draft: Omit<Composition, 'id'>): Composition => ({
  id: sha256(JSON.stringify(draft)).slice(0, 16),
  ...draft,
});

/** @param key the private release key */
export function writeComposition(store: ReleaseStore, key: KeyObject, composition: Composition): void {
  const text = JSON.stringify(signValue('composition', composition, key), null, 2);
  store.write(text, 'compositions', `${composition.id}.json`);
}

/**
 * Reads a composition by id. @throws Error unless it is signed under this id, so that an older one cannot replace it
 */
export function readComposition(store: ReleaseStore, key: KeyObject, id: string): Composition {
  if (!store.has('compositions', `${id}.json`)) throw new Error(`There is no composition ${id}.`);
  const text = store.read('compositions', `${id}.json`);
  const composition = verifyValue<Composition>('composition', text, key, `Composition ${id}`);
  if (composition.id !== id) throw new Error(`Composition ${id} was signed as ${composition.id}.`);
  return composition;
}
