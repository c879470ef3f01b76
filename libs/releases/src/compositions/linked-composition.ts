import Type from 'typebox';
import Value from 'typebox/value';
import { readSigned } from '../signatures/signature';
import type { ReleaseStore } from '../store/release-store';
import type { Composition } from './composition.types';
import { COMPOSITION_ID, idOf } from './composition-id';

/** Any team can compose, so what a digest names may still have any form. */
const CompositionForm = Type.Object({
  createdAt: Type.String(),
  parent: Type.Optional(Type.String({ pattern: COMPOSITION_ID.source })),
  note: Type.String(),
  packages: Type.Record(Type.String(), Type.Object({ version: Type.String(), manifestSha256: Type.String() })),
});

/**
 * A composition whose id comes from something verified: the id is a digest of its content, so nothing else is needed.
 * @throws Error when there is none, or it has another content
 */
export function readLinkedComposition(store: ReleaseStore, id: string): Composition {
  if (!store.has('compositions', `${id}.json`)) throw new Error(`There is no composition ${id}.`);
  return linkedComposition(store.read('compositions', `${id}.json`), id);
}

/** A composition of this id. @param text its file @throws Error when it has another content, or an invalid form */
export function linkedComposition(text: Buffer, id: string): Composition {
  const what = `Composition ${id}`;
  const composition = withThisId(readSigned<Composition>(text, what).signed, id);
  const { id: _id, ...draft } = composition;
  if (idOf(draft) !== id) throw new Error(`${what} was changed.`);
  const [fault] = Value.Errors(CompositionForm, draft);
  if (fault) throw new Error(`${what} has an invalid form: ${fault.instancePath || 'it'} ${fault.message}.`);
  return composition;
}

/** @throws Error when it was signed under another id */
export function withThisId(composition: Composition, id: string): Composition {
  if (composition.id !== id) throw new Error(`Composition ${id} was signed as ${composition.id}.`);
  return composition;
}
