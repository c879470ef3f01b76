import styles from './House.module.css';
import type { Windows } from './windows-of';

/** In units of the drawing: from one window to the next, and from its edge to the first window. */
const STEP = 60;
const EDGE = 46;

/** Windows on two floors; the door takes the middle of the lower one, two places of it if the number is even. */
function places({ count }: Windows) {
  const columns = Math.floor((count + 2) / 2);
  const doorWidth = count % 2 === 0 ? 2 : 1;
  const doorAt = Math.floor((columns - doorWidth) / 2);
  const lower = Array.from({ length: columns }, (_, column) => column).filter(
    (column) => column < doorAt || column >= doorAt + doorWidth,
  );
  const upper = Array.from({ length: columns }, (_, column) => ({ x: EDGE + column * STEP, y: 62 }));
  return {
    columns,
    windows: [...upper, ...lower.map((column) => ({ x: EDGE + column * STEP, y: 148 }))],
    door: EDGE + doorAt * STEP + (doorWidth === 2 ? STEP / 2 : 0),
  };
}

/** A drawing of a house with some windows lit. @param label what it says, or nothing if it is only a decoration */
export function House({ windows, label }: { windows: Windows; label?: string }) {
  const { columns, windows: panes, door } = places(windows);
  const width = 2 * EDGE + columns * STEP - 16;
  return (
    <svg className={styles.house} viewBox={`0 0 ${width} 244`} role="img" aria-label={label} aria-hidden={!label}>
      <path className={styles.wall} d={`M40 38V16h26v22M${width - 66} 38V16h26v22M28 48h${width - 56}v195H28z`} />
      <path className={styles.dark} d={`M20 36h${width - 40}v12H20z`} />
      {panes.map(({ x, y }, place) => (
        <g key={`${x} ${y}`} className={place < windows.lit ? styles.lit : styles.unlit}>
          <path d={`M${x} ${y}h44v62h-44z`} />
          <path className={styles.bars} d={`M${x + 22} ${y + 2}v58M${x + 2} ${y + 31}h40`} />
          <path className={styles.sill} d={`M${x - 5} ${y + 66}h54`} />
        </g>
      ))}
      <path className={styles.dark} d={`M${door} 148h44v95h-44z`} />
      <path className={styles.light} d={`M${door + 8} 156h28v16h-28z`} />
      <path className={styles.ground} d={`M0 242h${width}`} />
    </svg>
  );
}
