import type { LineSubstitute } from '@storefront/api/entities/basket';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { SwapIcon } from '@storefront/ui/icons/swap';
import styles from './SubstituteButton.module.css';
import { substituteText } from './substitute-words';

interface SubstituteButtonProps {
  readonly substitute: Pick<LineSubstitute, 'kind' | 'name'> | null | undefined;
  /** The item; without it the choice is for all items. */
  readonly name?: string;
  readonly onPress: () => void;
}

/** 'If missing: something close', or for all items 'All items, if missing: something close'. */
export function SubstituteButton({ substitute, name, onPress }: SubstituteButtonProps) {
  const { business } = usePageContext();
  const ifMissing = business.copy.ifMissing ?? 'If missing';
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={onPress}>
      <SwapIcon small />
      <span>
        {name ? ifMissing : `All items, ${ifMissing.toLowerCase()}`}: <b>{substituteText(substitute)}</b>
        {name && <span className="sf-hidden"> ({name})</span>}
      </span>
    </button>
  );
}
