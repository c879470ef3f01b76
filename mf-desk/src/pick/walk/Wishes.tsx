import type { PickLine } from '@storefront/api/entities/desk/pick-list';
import { ToteSign } from '../../pieces/Tote';
import desk from '../../style/desk.module.css';
import { ifMissing, quoted, wishedItem, wishTexts } from '../texts';
import styles from './Wishes.module.css';

/** What the shopper wants if a line is missing, in a few words. */
const wishText = ({ wish }: PickLine): string =>
  wish.kind === 'item' ? (wish.name ?? wishedItem) : wishTexts[wish.kind];

/** The notes of the shoppers, in their own words, and their wishes. */
export function Wishes({ lines }: { lines: readonly PickLine[] }) {
  return (
    <ul className={styles.wishes}>
      {lines.map((line) => (
        <li key={line.lineId}>
          <ToteSign tote={line.tote} />
          <p>
            {line.note && <b>{quoted(line.note)}</b>}
            <span>
              <span className={desk.muted}>{ifMissing}</span> {wishText(line)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
