import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import styles from './CollectionCode.module.css';

/** The empty edge that a scanner needs, in squares of the code. */
const EDGE = 4;

/** An order's number as a QR code, and in characters for whom the counter's scanner does not serve. */
export function CollectionCode({ businessOrderId }: { businessOrderId: string }) {
  const code = generate(businessOrderId);
  const side = code.size + 2 * EDGE;
  return (
    <figure className={styles.code}>
      <svg role="img" aria-label={businessOrderId} viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`}>
        <path d={toSvgPath(code)} />
      </svg>
      <figcaption aria-hidden="true">{businessOrderId}</figcaption>
    </figure>
  );
}
