import { DEFAULT_TIP_MAX, DEFAULT_TIP_PERCENT_MAX } from '@storefront/api/constants';
import type { TipRules } from '@storefront/api/entities/business-profile';
import type { BusinessSettings } from '../../database/business-settings';

/** For a business that states none: a pound, two or three, at most fifty, and no more than the goods cost. */
const DEFAULT_RULES: TipRules = {
  presets: [100, 200, 300],
  maximum: DEFAULT_TIP_MAX,
  maximumPercent: DEFAULT_TIP_PERCENT_MAX,
};

/** The tips that a business takes; undefined where it takes none. */
export const tipRulesOf = ({ features, tips }: BusinessSettings): TipRules | undefined =>
  features.tips ? (tips ?? DEFAULT_RULES) : undefined;
