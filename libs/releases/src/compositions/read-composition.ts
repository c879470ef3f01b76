import type { KeyObject } from 'node:crypto';
import { signValue } from '../signatures/signature';
import type { ReleaseStore } from '../store/release-store';
import { assertComposedByTeams } from '../trust/composition-authority';
import { trustOf } from '../trust/release-trust';
import type { Composition } from './composition.types';
import { idOf } from './composition-id';
import { readLinkedComposition, withThisId } from './linked-composition';

/** A composition whose id matches its content. */
export const withId = (draft: Omit<Composition, 'id'>): Composition => ({ id: idOf(draft), ...draft });

/** @param key the private release key */
export function writeComposition(store: ReleaseStore, key: KeyObject, composition: Composition): void {
  const file = [`${composition.id}.json`] as const;
  // Another team may have signed the same composition.
  if (store.has('compositions', ...file) && trustOf(store, key).root) {
    store.touch('compositions', ...file);
    return;
  }
  const text = JSON.stringify(signValue('composition', composition, key), null, 2);
  store.write(text, 'compositions', ...file);
}

/**
 * Reads a composition by id. @throws Error unless it is signed under this id, so that an older one cannot replace it;
 * with roles, unless a channel shows it, or its team may have composed it
 */
export function readComposition(store: ReleaseStore, key: KeyObject, id: string): Composition {
  const trust = trustOf(store, key);
  if (!trust.root) {
    const text = store.has('compositions', `${id}.json`) && store.read('compositions', `${id}.json`);
    if (!text) throw new Error(`There is no composition ${id}.`);
    return withThisId(trust.verify<Composition>('composition', text, `Composition ${id}`).value, id);
  }
  const composition = readLinkedComposition(store, id);
  assertComposedByTeams(store, trust, composition);
  return composition;
}
