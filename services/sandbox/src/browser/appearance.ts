import type { Appearance } from './messages';

/** The custom properties of card-frame.css that each colour of an appearance sets. */
const COLOURS = {
  colorPrimary: ['--text'],
  colorSecondary: ['--quiet'],
  colorAction: ['--action'],
  colorBackground: ['--ground', '--field'],
  colorBorder: ['--border'],
  colorError: ['--error'],
  colorFormBackground: ['--field'],
  colorFormBorder: ['--border'],
  colorOutline: ['--focus'],
} as const satisfies Partial<Record<keyof Appearance, readonly string[]>>;

/** Styles the frame with the shop's options; invalid colours, lengths and fonts are ignored. */
export function applyAppearance(appearance: Appearance): void {
  const { style } = document.documentElement;
  const set = (property: string, name: string, value: unknown) => {
    if (typeof value === 'string' && CSS.supports(property, value)) style.setProperty(name, value);
  };
  for (const [key, names] of Object.entries(COLOURS)) {
    for (const name of names) set('color', name, appearance[key as keyof typeof COLOURS]);
  }
  const { borderRadius, fontFamily, fontSize } = appearance;
  set('border-radius', '--radius', Array.isArray(borderRadius) ? borderRadius[0] : borderRadius);
  set('font-family', '--font', fontFamily);
  set('font-size', '--size', fontSize);
}
