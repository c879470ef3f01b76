import { CheckIcon } from '@storefront/ui/icons/check';
import { TextLink } from '@storefront/ui/text-link';
import styles from './CheckoutFrame.module.css';

interface FoldedRowProps {
  readonly number: number;
  readonly title: string;
  /** What was decided; undefined before that. */
  readonly summary?: string;
  /** Where it is changed. */
  readonly change?: { readonly label: string; readonly href: string };
}

/** A step that is not open: its decision in one line, with a way to change it, or its name alone. */
export function FoldedRow({ number, title, summary, change }: FoldedRowProps) {
  const done = summary !== undefined;
  return (
    <li className={styles.folded} data-done={done ? '' : undefined}>
      <span className={styles.number}>{done ? <CheckIcon small /> : number}</span>
      <span className={styles.words}>
        <b>{title}</b>
        {done && <span className="sf-muted">{summary}</span>}
      </span>
      {change && (
        <TextLink href={change.href} aria-label={`Change ${change.label}`}>
          Change
        </TextLink>
      )}
    </li>
  );
}
