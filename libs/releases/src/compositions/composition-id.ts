import { sha256 } from '../signatures/sha256';
import type { Composition } from './composition.types';

type Draft = Omit<Composition, 'id'>;

/** 128 bits, so that no team can make two compositions with one id. */
const DIGITS = 32;

export const COMPOSITION_ID = /^[0-9a-f]{32}$/;

/** The id of a composition with these fields: the start of their digest. */
export const idOf = (draft: Draft): string => sha256(JSON.stringify(draft)).slice(0, DIGITS);
