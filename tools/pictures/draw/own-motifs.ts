import type { Icons } from './emoji';

/** An ellipse of a pumpkin's ribs. */
const rib = (cx: number, rx: number, fill: string): string =>
  `<ellipse cx="${cx}" cy="18.5" rx="${rx}" ry="10.5" fill="url(#${fill})"/>`;

const gradient = (id: string, light: string, dark: string): string =>
  `<radialGradient id="${id}" cx=".4" cy=".25" r=".85"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;

const almond = (fill: string): string =>
  `<path d="M16 3c4.5 5.5 8 11 8 17.2 0 5.600-3.600 9-8 9s-8-3.400-8-9c0-6.2 3.5-11.700 8-17.200z" fill="url(#${fill})"/>` +
  '<path d="M16 7.5v18M12.800 12.5q-1.800 6 .2 12M19.2 12.5q1.800 6-.2 12" fill="none" stroke="#7d4a20" stroke-width=".9" stroke-linecap="round" opacity=".55"/>';

/** Motifs that the emoji set does not have, in the same hand: 32 units square. */
export const ownMotifs: Icons = {
  almond: {
    body: `<defs>${gradient('back', '#c98a4e', '#8a5124')}${gradient('front', '#e2a868', '#a0612c')}</defs><g transform="rotate(-38 16 16) translate(-4 1) scale(.94)">${almond('back')}</g><g transform="rotate(24 16 16) translate(5 3) scale(.9)">${almond('front')}</g>`,
  },
  walnut: {
    body: `<defs>${gradient('half', '#e3b67c', '#9a6432')}</defs><path d="M16 4c3 0 4.600 1.600 6.400 2.300 3.400 1.3 5 3.700 4.900 6.5 1.5 1.900 1.5 5.2.2 7-.2 3.2-2.300 5.600-5.300 6.2-1.800 1.400-3.900 2-6.2 2s-4.400-.6-6.2-2c-3-.6-5.100-3-5.300-6.2-1.3-1.800-1.3-5.100.2-7-.1-2.800 1.5-5.2 4.900-6.5C11.400 5.600 13 4 16 4z" fill="url(#half)"/><path d="M16 5.5v21M12.5 8q-4 1.5-3 5t-3 3.5M12.800 13q2 2.5-.8 4.5t.8 5.5M8.5 21q3-1 3.5 3M19.5 8q4 1.5 3 5t3 3.5M19.2 13q-2 2.5.8 4.5t-.8 5.5M23.5 21q-3-1-3.5 3" fill="none" stroke="#7a4a20" stroke-width="1.3" stroke-linecap="round" opacity=".7"/>`,
  },
  hazelnut: {
    body: `<defs>${gradient('shell', '#d9974f', '#8c4a1c')}${gradient('cap', '#f0d9ae', '#c99f62')}</defs><path d="M16 28.5c-7 0-11.5-5-11.5-11.5S10 6.5 16 4c6 2.5 11.5 6.5 11.5 13S23 28.5 16 28.5z" fill="url(#shell)"/><path d="M6.2 21.5q9.800-4.5 19.600 0c-1.700 4.2-5.300 7-9.800 7s-8.100-2.800-9.800-7z" fill="url(#cap)"/><path d="M11 10q-3 4.5-2.5 9M16 7v11M21 10q3 4.5 2.5 9" fill="none" stroke="#7a3f16" stroke-width=".9" stroke-linecap="round" opacity=".4"/>`,
  },
  pumpkin: {
    body: `<defs>${gradient('side', '#f79a3c', '#c9581a')}${gradient('next', '#ffab4d', '#dc6a1e')}${gradient('front', '#ffc06a', '#ea7a24')}${gradient('stem', '#8fb04a', '#4f6f26')}</defs>${rib(7.5, 5.5, 'side')}${rib(24.5, 5.5, 'side')}${rib(11, 6, 'next')}${rib(21, 6, 'next')}${rib(16, 5.2, 'front')}<path d="M14 9.5c.4-2.600.1-4.300-1.400-5.700l3.600-1.600c1.700 1.800 2.300 4.300 2 7.300q-2.100 1.2-4.2 0z" fill="url(#stem)"/>`,
  },
};
