import { darken, lighten } from '../draw/colour';
import { turned } from '../draw/turned';
import { BRASS, palette } from './palette';
import { CX, plate, stand } from './parts';

export const cushion = (c: string): string =>
  stand(CX, 66, 168) +
  plate(
    'M40 62q60 -16 120 0q10 -4 12 6q-10 48 0 96q-4 10 -14 6q-58 -10 -116 0q-12 4 -14 -6q10 -48 0 -96q2 -10 12 -6z',
    c,
  ) +
  `<path d="M52 78q48 -8 96 0q-6 40 0 78q-48 -6 -96 0q6 -40 0 -78z" fill="none" stroke="${lighten(c, 0.3)}" stroke-width="2" opacity=".5"/>`;

export const stripedCushion = (c: string): string =>
  cushion(palette.bone) +
  [60, 84, 108, 132]
    .map(
      (x) => `<path d="M${x} ${66 - Math.abs(x - 96) * -0.05}q-4 48 0 94h9q-4 -46 0 -94z" fill="${c}" opacity=".9"/>`,
    )
    .join('');

export const blanket = (c: string): string =>
  stand(CX, 62, 174) +
  plate('M38 92q0 -14 16 -14h92q16 0 16 14v66q0 14 -16 14h-92q-16 0 -16 -14z', c, [0, 0, 0.6, 1]) +
  [104, 126, 148]
    .map(
      (y) => `<path d="M40 ${y}q60 8 120 0" fill="none" stroke="${darken(c, 0.35)}" stroke-width="2" opacity=".55"/>`,
    )
    .join('') +
  plate('M96 78h34v94h-34z', lighten(c, 0.3), [0, 0, 1, 0]) +
  [98, 104, 110, 116, 122, 128]
    .map((x) => `<path d="M${x} 172v9" stroke="${lighten(c, 0.2)}" stroke-width="2"/>`)
    .join('');

/** A made bed from its foot: its pillows, and the duvet with its turned-down edge. */
export function bedding(c: string, half = 78, pillows: readonly number[] = [-37, 37]): string {
  const [left, right] = [CX - half, CX + half];
  const pillow = (x: number) =>
    plate(`M${CX + x - 29} 70q29 -8 58 0q8 16 0 36q-29 7 -58 0q-8 -18 0 -36z`, lighten(c, 0.5), [0, 0, 0.4, 1]);
  const fold = (u: number, bend: number) =>
    `<path d="M${CX + u * half} ${128 - Math.max(0, bend) / 2}q${bend} 24 0 48" fill="none" stroke="${darken(c, 0.3)}" stroke-width="2" opacity=".35"/>`;
  return [
    stand(CX, half + 2, 178),
    ...pillows.map(pillow),
    plate(`M${left} 108q${half} -16 ${half * 2} 0l4 60q-6 10 -22 10H${left + 18}q-16 0 -22 -10z`, c, [0, 0, 0.3, 1]),
    plate(
      `M${left} 108q${half} -16 ${half * 2} 0l1 16q${-half - 1} -14 ${-half * 2 - 2} 0z`,
      lighten(c, 0.62),
      [0, 0, 0, 1],
    ),
    fold(-0.69, 7),
    fold(-0.23, -7),
    fold(0.26, 7),
    fold(0.69, -7),
    `<path d="M${right} 124v44" stroke="${darken(c, 0.3)}" stroke-width="1.4" opacity=".3"/>`,
  ].join('');
}

export const clock = (c: string): string =>
  stand(CX, 44, 180) +
  `<circle cx="101" cy="101" r="74" fill="${darken(c, 0.4)}"/>` +
  plate('M26 99a74 74 0 0 1 148 0a74 74 0 0 1 -148 0z', c) +
  plate('M36 99a64 64 0 0 1 128 0a64 64 0 0 1 -128 0z', '#f7f6f2') +
  Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M100 42v${i % 3 === 0 ? 11 : 6}" stroke="#23252f" stroke-width="${i % 3 === 0 ? 4 : 2}" transform="rotate(${i * 30} 100 99)"/>`,
  ).join('') +
  `<path d="M100 99L74 78" stroke="#23252f" stroke-width="6" stroke-linecap="round"/><path d="M100 99L130 62" stroke="#23252f" stroke-width="4" stroke-linecap="round"/><circle cx="100" cy="99" r="5" fill="${palette.ultramarine}"/>`;

export const hotWater = (c: string): string =>
  stand(CX, 44) +
  turned(
    [
      [24, 14, true],
      [38, 15, true],
    ],
    palette.ink,
    CX,
  ) +
  plate('M84 36h32q2 22 26 32q8 4 8 14v78q0 14 -16 14h-68q-16 0 -16 -14v-78q0 -10 8 -14q24 -10 26 -32z', c) +
  [84, 100, 116, 132]
    .map((x) => `<path d="M${x - 8} 76v90" stroke="${darken(c, 0.28)}" stroke-width="2" opacity=".5"/>`)
    .join('');

export const frame = (c: string): string =>
  stand(CX, 56, 178) +
  plate('M44 26h112v150h-112z', c) +
  `<path d="M54 36h92v130h-92z" fill="${darken(c, 0.4)}"/><path d="M55 37h91v129h-91z" fill="#f7f5f0"/>` +
  plate('M72 58h56v86h-56z', '#cfdcee') +
  `<path d="M72 144v-30l20 -20l16 20l8 -8l12 14v24z" fill="${palette.slate}"/><circle cx="112" cy="76" r="7" fill="${BRASS}"/>`;
