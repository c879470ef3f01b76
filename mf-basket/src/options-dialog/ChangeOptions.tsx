import type { BasketLine } from '@storefront/api/entities/basket';
import { useHydrated } from '@storefront/remote-kit/use-hydrated';
import { useLazyDialog } from '../basket/use-lazy-dialog';
import styles from '../basket-line/BasketLine.module.css';

interface ChangeOptionsProps {
  readonly line: BasketLine;
  /** The item's page, where the options are chosen before the page is hydrated. */
  readonly path: string | undefined;
}

/** Opens the choice of a line's options. */
export function ChangeOptions({ line, path }: ChangeOptionsProps) {
  const isHydrated = useHydrated();
  const { Dialog, open, close } = useLazyDialog(async () => (await import('./OptionsDialog')).OptionsDialog);
  const label = `Change the options of ${line.menuItem.name}`;
  if (!isHydrated)
    return (
      <a className={styles.textAction} href={path} aria-label={label}>
        Change
      </a>
    );
  return (
    <>
      <button type="button" className={styles.textAction} aria-haspopup="dialog" aria-label={label} onClick={open}>
        Change
      </button>
      {Dialog && <Dialog line={line} onClose={close} />}
    </>
  );
}
