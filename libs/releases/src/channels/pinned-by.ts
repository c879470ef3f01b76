import type { Channel } from '../compositions/composition.types';

/** The compositions that businesses are pinned to. */
export const pinnedBy = ({ pins = {} }: Channel): string[] => [
  ...new Set(Object.values(pins).map(({ composition }) => composition)),
];
