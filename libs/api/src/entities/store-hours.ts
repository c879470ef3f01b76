import Type from 'typebox';
import { nullable, shape } from '../declaration/shape';

/** A store's hours on the day of a slot: '08:00' and '23:00'; null without a slot or on a closed day. */
export const StoreHours = nullable(shape({ opens: Type.String(), closes: Type.String() }));
