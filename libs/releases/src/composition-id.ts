import type { Composition } from './composition.types';
import { sha256 } from './sha256';

type Draft = Omit<Composition, 'id'>;

/** 128 bits, so that no team can make two compositions with one id. */
const DIGITS = 32;

/** An id has 32 hex digits; those of earlier releases have 16. */
export const COMPOSITION_ID = /^(?:[0-9a-f]{32}|[0-9a-f]{16})$/;

/** An id of an earlier release, for which a team can make two compositions. */
export const isShortId = (id: string): boolean => id.length < DIGITS;

const digestOf = (draft: Draft): string => sha256(JSON.stringify(draft));

/** The id of a composition with these fields: the start of their digest. */
export const idOf = (draft: Draft): string => digestOf(draft).slice(0, DIGITS);

/** Whether `id` is the id of a composition with these fields. */
export const isIdOf = (id: string, draft: Draft): boolean => COMPOSITION_ID.test(id) && digestOf(draft).startsWith(id);
