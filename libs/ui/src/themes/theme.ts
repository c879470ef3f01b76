import type { Layout } from './layout';
import type { OrderLayout } from './order-layout';
import type { Schemes } from './schemes';
import type { ServerLayout } from './server-layout';

/** Colours by role, in the light scheme. Components use roles, never colours. */
export type ColourRoles = {
  surface: string;
  sunk: string;
  raised: string;
  ink: string;
  muted: string;
  line: string;
  lineStrong: string;
  brand: string;
  brandDeep: string;
  onBrand: string;
  onBrandMuted: string;
  brandSoft: string;
  onBrandSoft: string;
  accent: string;
  accentDeep: string;
  onAccent: string;
  accentSoft: string;
  onAccentSoft: string;
  sale: string;
  saleTag: string;
  onSaleTag: string;
  success: string;
  successSoft: string;
  warning: string;
  warningSoft: string;
  danger: string;
  dangerSoft: string;
  focus: string;
};

export type FontFace = {
  family: string;
  /** A file of src/fonts. */
  file: string;
  weights: string;
  /** The system font used until the file has loaded, adjusted to the same metrics so that no line moves. */
  fallbacks: FallbackFace[];
};

type FallbackFace = {
  local: string[];
  weights: string;
  sizeAdjust: string;
  ascent: string;
  descent: string;
};

/** Lengths, font families and other values that become custom properties with the same name in kebab-case. */
type Values<Name extends string> = Record<Name, string>;

export type Theme = Layout &
  OrderLayout &
  ServerLayout &
  Schemes & {
    colour: ColourRoles;
    /** The picture background of each category; all others use the theme's default. */
    tints: Record<string, string>;
    picture: Values<'pictureRecipe' | 'pictureQuiet' | 'pictureOut' | 'pictureSize' | 'pictureFit' | 'tint'>;
    shape: Values<
      'rXs' | 'rSm' | 'rMd' | 'rLg' | 'rXl' | 'rPill' | 'rButton' | 'rField' | 'rPicture' | 'border' | 'borderStrong'
    >;
    density: Values<'gap' | 'gutter' | 'padCard' | 'padPanel' | 'control' | 'row' | 'sectionGap' | 'contentWidth'>;
    type: Values<
      | 'fontBody'
      | 'fontHeading'
      | 'fontPrice'
      | 'headingWeight'
      | 'headingTracking'
      | 'headingLine'
      | 'priceWeight'
      | 'strong'
      | 'tXs'
      | 'tSm'
      | 'tMd'
      | 'tLg'
      | 'h1'
      | 'h2'
      | 'h3'
      | 'priceSize'
      | 'logoCase'
      | 'logoSize'
      | 'logoTracking'
      | 'logoWeight'
    >;
    shadow: Values<'shadow1' | 'shadow2' | 'shadowBar' | 'veil'>;
    icon: Values<'iconStroke' | 'iconCap' | 'iconJoin'>;
    motion: Values<'fast' | 'calm' | 'ease'>;
    /** What changes from 1000 px. */
    wide: Record<string, string>;
    fonts: FontFace[];
  };
