import { canariesOf } from '../canaries/canaries-of';
import type { Channel } from '../compositions/composition.types';
import { pinnedBy } from './pinned-by';

/** The compositions that a state of a channel shows. */
export const shownBy = (state: Channel): string[] =>
  state.current
    ? [state.current, ...pinnedBy(state)]
    : Object.values(canariesOf(state)).map(({ composition }) => composition);
