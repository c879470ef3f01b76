import type { Keys } from '../../keys';

/** Every key begins with it, so that secret scanners find keys in repositories and logs. */
export const API_KEY_PREFIX = 'sfk_';

/** The stored form of an API key. */
export const apiKeyHash = ({ digest }: Pick<Keys, 'digest'>, key: string) => digest(`api key ${key}`);
