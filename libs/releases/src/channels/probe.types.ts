import type { Composition } from '../compositions/composition.types';

/** Rejects with the reason when a composition cannot be rendered. */
export type Probe = (composition: Composition) => Promise<void>;
