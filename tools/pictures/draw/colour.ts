type Rgb = readonly [number, number, number];

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** '#aabbcc' as three channels. */
function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Three channels as '#aabbcc'. */
function hexOf([red, green, blue]: Rgb): string {
  return `#${[red, green, blue].map((channel) => clamp(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** `amount` 0 gives the first colour, 1 the second. */
function mix(from: string, to: string, amount: number): string {
  const a = rgbOf(from);
  const b = rgbOf(to);
  return hexOf([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount]);
}

export const lighten = (hex: string, amount: number): string => mix(hex, '#ffffff', amount);

/** Darkens towards a cool near-black: a neutral black makes shaded colours look dirty. */
export const darken = (hex: string, amount: number): string => mix(hex, '#14101f', amount);
