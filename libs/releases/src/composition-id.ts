import type { Composition } from './composition.types';
import { sha256 } from './sha256';

type Draft = Omit<Composition, 'id'>;

/** An id has 32 hex digits, so that nobody can make two compositions of one id; those of earlier releases have 16. */
export const COMPOSITION_ID = /^(?:[0-9a-f]{32}|[0-9a-f]{16})$/;

/** An id of an earlier release, of which somebody with a key can make two compositions. */
export const isShortId = (id: string): boolean => id.length < 32;

const digestOf = (draft: Draft): string => sha256(JSON.stringify(draft));

/** The id of a composition with these fields: the start of their digest. */
export const idOf = (draft: Draft): string => digestOf(draft).slice(0, 32);

/** Whether `id` is the id of a composition with these fields. */
export const isIdOf = (id: string, draft: Draft): boolean => COMPOSITION_ID.test(id) && digestOf(draft).startsWith(id);
