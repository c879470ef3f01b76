import type { Keys } from '../../keys';

/** All that is stored of the token in the link that opens a visit. */
export const visitTokenHash = ({ digest }: Pick<Keys, 'digest'>, token: string): string =>
  digest(`assisted visit ${token}`);
