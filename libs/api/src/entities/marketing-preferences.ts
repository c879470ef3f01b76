import Type, { type Static } from 'typebox';
import { MARKETING_CHANNELS_MAX, NAME_MAX_LENGTH } from '../constants';
import { Id, shape } from '../shape';

export const MarketingPreferences = shape({
  marketingOptions: Type.Array(
    shape({
      marketingChannelId: Id,
      name: Type.Optional(Type.String({ maxLength: NAME_MAX_LENGTH })),
      optedIn: Type.Boolean(),
    }),
    { maxItems: MARKETING_CHANNELS_MAX },
  ),
});
export type MarketingPreferences = Static<typeof MarketingPreferences>;
