import Type, { type Static } from 'typebox';
import { Id, shape } from '../shape';

export const MarketingPreferences = shape({
  marketingOptions: Type.Array(
    shape({ marketingChannelId: Id, name: Type.Optional(Type.String({ maxLength: 80 })), optedIn: Type.Boolean() }),
    { maxItems: 20 },
  ),
});
export type MarketingPreferences = Static<typeof MarketingPreferences>;
