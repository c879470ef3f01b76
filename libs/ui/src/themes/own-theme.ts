import { checkContrast } from './contrast';
import { findTheme } from './find-theme';
import type { Theme } from './theme';

/** How many characters of a refused value its fault quotes. */
const SHOWN_LENGTH = 40;

/** A business's changes to its theme: values by token name. */
export type OwnTheme = Readonly<Record<string, string>>;

export interface ThemeFault {
  /** The token; 'muted' for 'muted on sunk' when two do not go together. */
  readonly token: string;
  readonly why: string;
}

const COLOUR = /^#[0-9a-f]{6}$/i;
const LENGTH = /^(0|\d{1,3}(\.\d{1,3})?px|\d{1,2}(\.\d{1,4})?rem)$/;
const WEIGHT = /^[1-9]00$/;
const TRACKING = /^-?(0|0?\.\d{1,3}em)$/;

/** Font stacks that need no download. A font file comes only with its theme. */
const systemFaces: Readonly<Record<string, string>> = {
  sans: 'system-ui,"Segoe UI",Roboto,Arial,sans-serif',
  serif: 'Georgia,Cambria,"Times New Roman",serif',
  slab: 'Rockwell,"Rockwell Nova","Roboto Slab","DejaVu Serif",serif',
  rounded: 'ui-rounded,"SF Pro Rounded",Quicksand,"Arial Rounded MT Bold",Arial,sans-serif',
  mono: 'ui-monospace,"Cascadia Code",Menlo,Consolas,monospace',
};
const faces = ['fontBody', 'fontHeading', 'fontPrice'];
const words: Readonly<Record<string, readonly string[]>> = {
  logoCase: ['none', 'lowercase', 'uppercase', 'capitalize'],
  ...Object.fromEntries(faces.map((face) => [face, Object.keys(systemFaces)])),
};

/** Sizes belong to the theme, because pages are laid out with them. These few can change without moving anything. */
const shapes = ['rXs', 'rSm', 'rMd', 'rLg', 'rXl', 'rPill', 'rButton', 'rField', 'rPicture', 'border', 'borderStrong'];

function rejectionReason(theme: Theme, token: string, value: string): string | undefined {
  if (Object.hasOwn(theme.colour, token)) return COLOUR.test(value) ? undefined : 'is a colour, such as #1b5a38';
  if (token.startsWith('tint.'))
    return COLOUR.test(value) ? undefined : 'is the background of a department’s pictures, such as #f8e8c9';
  if (shapes.includes(token)) return LENGTH.test(value) ? undefined : 'is a length, such as 12px';
  if (token === 'headingWeight' || token === 'priceWeight' || token === 'logoWeight' || token === 'strong')
    return WEIGHT.test(value) ? undefined : 'is a weight from 100 to 900';
  if (token === 'headingTracking' || token === 'logoTracking')
    return TRACKING.test(value) ? undefined : 'is a tracking, such as -.02em';
  const known = Object.hasOwn(words, token) ? words[token] : undefined;
  if (known) return known.includes(value) ? undefined : `is one of ${known.join(', ')}`;
  return 'cannot be changed by a business';
}

const isColour = (theme: Theme, token: string) => token.startsWith('tint.') || Object.hasOwn(theme.colour, token);

/**
 * Whether a business's pages follow the device's settings for dark pages and more contrast. Colours and logos of its own
 * were chosen for light pages, and their contrast was checked there.
 */
export function followsDevice(brand: string, own: OwnTheme, logo: string | null): boolean {
  const theme = findTheme(brand);
  return logo === null && !Object.keys(own).some((token) => isColour(theme, token));
}

/** A theme with a business's changes. Leave out what `themeFaults` reports first. */
export function withOwnTheme(theme: Theme, own: OwnTheme): Theme {
  const of = <Group extends Record<string, string>>(group: Group): Group =>
    ({
      ...group,
      ...Object.fromEntries(
        Object.entries(own)
          .filter(([token]) => Object.hasOwn(group, token))
          .map(([token, value]) => [token, faces.includes(token) ? (systemFaces[value] ?? value) : value]),
      ),
    }) as Group;
  const tints = Object.entries(own)
    .filter(([token]) => token.startsWith('tint.'))
    .map(([token, value]) => [token.slice('tint.'.length), value]);
  return {
    ...theme,
    colour: of(theme.colour),
    shape: of(theme.shape),
    type: of(theme.type),
    tints: { ...theme.tints, ...Object.fromEntries(tints) },
  };
}

/**
 * What is wrong with a business's own theme: unknown tokens, invalid values, and pairs of colours with insufficient
 * contrast (WCAG 2.2 AA). Empty when it is valid.
 * @param brand the theme beneath it
 */
export function themeFaults(brand: string, own: OwnTheme): ThemeFault[] {
  const theme = findTheme(brand);
  const faults = Object.entries(own).flatMap(([token, value]) => {
    const why = rejectionReason(theme, token, value);
    return why ? [{ token, why: `${value.slice(0, SHOWN_LENGTH)}: ${token} ${why}` }] : [];
  });
  if (faults.length) return faults;
  return checkContrast(withOwnTheme(theme, own)).map(({ foreground, background, ratio, needed }) => ({
    token: foreground,
    why: `${foreground} on ${background} has a contrast of ${ratio.toFixed(2)} and needs ${needed}`,
  }));
}
