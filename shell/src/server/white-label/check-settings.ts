import { QUOTED_MAX_LENGTH } from '@storefront/api/constants';
import { WhiteLabelSettings } from '@storefront/api/entities/white-label-settings';
import type { Business } from '@storefront/remote-kit/business.types';
import { themeFaults } from '@storefront/ui/themes/own-theme';
import Value from 'typebox/value';

/** An invalid setting of a business. */
export interface SettingFault {
  readonly setting: string;
  readonly why: string;
}

/** The themes that are built; another one would have no style sheet. */
const BUILT_THEMES = ['grocery', 'retail'];
/** A picture of the storefront itself, because the documents' policy allows no other. */
const PICTURE_PATH = /^\/pictures\/[\w-]+\/[\w.-]+$/;
/** Used when a setting was never valid: the theme's own. */
const DEFAULTS: Partial<Business> = {
  theme: {},
  copy: {},
  logo: null,
  errorImage: null,
  icon: null,
  postcodeRules: [],
  paymentMethods: [],
};

/** Finds invalid settings by name; empty when all are valid. */
export function settingFaults(given: unknown): SettingFault[] {
  const faults = Value.Errors(WhiteLabelSettings, given)
    // A newer commerce-api may send more fields.
    .filter(({ keyword, schemaPath }) => !`${schemaPath} ${keyword}`.includes('additionalProperties'))
    .map((error) => {
      const missing = (error.params as { requiredProperties?: string[] }).requiredProperties?.[0];
      return { setting: error.instancePath.split('/')[1] ?? missing ?? '', why: error.message };
    });
  if (faults.some(({ setting }) => setting === '')) return faults;
  const named = new Set(faults.map(({ setting }) => setting));
  const { brand, theme, logo, errorImage, icon = null, postcodeRules } = (given ?? {}) as Business;
  const isValid = (setting: keyof Business) => !named.has(setting);
  if (isValid('brand') && !BUILT_THEMES.includes(brand))
    faults.push({ setting: 'brand', why: `the look ${brand} does not exist` });
  if (isValid('theme')) faults.push(...themeFaults(brand, theme).map(({ why }) => ({ setting: 'theme', why })));
  for (const [setting, value] of Object.entries({ logo, errorImage, icon }))
    if (isValid(setting as keyof Business) && value !== null && !PICTURE_PATH.test(value))
      faults.push({ setting, why: `${value.slice(0, QUOTED_MAX_LENGTH)} is not a picture of this storefront` });
  if (isValid('postcodeRules'))
    for (const { pattern } of postcodeRules)
      if (!isRegExp(pattern))
        faults.push({
          setting: 'postcodeRules',
          why: `${pattern.slice(0, QUOTED_MAX_LENGTH)} is not a regular expression`,
        });
  return faults;
}

/**
 * Valid settings: invalid ones are replaced by their last valid value, or the theme's own.
 * @throws Error when neither exists
 */
export function repairedSettings(
  given: unknown,
  faults: readonly SettingFault[],
  last: Business | undefined,
): Business {
  if (!faults.length) return given as Business;
  const replacements = { ...DEFAULTS, ...last } as Record<string, unknown>;
  const repaired: Record<string, unknown> = { ...(given as object) };
  for (const { setting, why } of faults) {
    if (!Object.hasOwn(replacements, setting)) throw new Error(`White-label setting ${setting || '(all)'}: ${why}`);
    repaired[setting] = replacements[setting];
  }
  // A theme change that was valid over another theme may not be valid over this one.
  if (settingFaults(repaired).some(({ setting }) => setting === 'theme')) repaired.theme = {};
  return repaired as Business;
}

function isRegExp(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}
