import Type from 'typebox';
import { MAX_WAIT } from '../long-poll';

/** `?wait=` in seconds: how long a caller is kept waiting for something to see. */
export const waitQuery = { wait: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_WAIT })) };
