import Type from 'typebox';
import { MAX_WAIT_SECONDS } from '../long-poll';

/** `?wait=` in seconds: how long a request waits for a result. */
export const waitQuery = { wait: Type.Optional(Type.Number({ minimum: 0, maximum: MAX_WAIT_SECONDS })) };
