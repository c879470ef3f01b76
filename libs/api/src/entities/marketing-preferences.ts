import Type, { type Static } from 'typebox';
import { MARKETING_CHANNELS_MAX, NAME_MAX_LENGTH } from '../constants';
import { Id, nullable, shape } from '../declaration/shape';

/** A member's answers about marketing; channels that are left out stay as they are. */
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

/** A channel that a business may use for marketing, with the member's answer. */
export const MarketingOption = shape({
  marketingChannelId: Id,
  /** Such as 'Email'. */
  name: Type.String(),
  /** What the member agrees to, as it is shown and recorded. */
  wording: Type.String(),
  optedIn: Type.Boolean(),
  /** When the member last answered; null: never, which counts as a refusal. */
  answeredAt: nullable(Type.String()),
});
export type MarketingOption = Static<typeof MarketingOption>;

export const MarketingOptions = shape({ marketingOptions: Type.Array(MarketingOption) });
