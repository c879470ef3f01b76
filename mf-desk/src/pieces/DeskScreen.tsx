import { classNames } from '@storefront/ui/class-names';
import { ChevronLeftIcon } from '@storefront/ui/icons/chevron-left';
import type { ReactNode } from 'react';
import { HandheldLock } from '../lock/HandheldLock';
import desk from '../style/desk.module.css';
import styles from './DeskScreen.module.css';
import { back } from './texts';
import { useFocusOnMount } from './use-focus-on-mount';

export interface DeskScreenProps {
  readonly title: string;
  /** Below the title: whose order, how many, until when. */
  readonly note?: ReactNode;
  readonly onBack?: () => void;
  /** At the right of the title. */
  readonly end?: ReactNode;
  /** Across the screen, below the title. */
  readonly band?: ReactNode;
  readonly dock?: ReactNode;
  /** The sections of the desk beside the screen; left out while somebody works on one thing. */
  readonly sections?: ReactNode;
  /** Another heading of the screen takes the focus. */
  readonly leavesFocus?: boolean;
  readonly children?: ReactNode;
}

/** One screen of the desk. Its title takes the focus, so that a new screen is read from its beginning; give each a key. */
export function DeskScreen(props: DeskScreenProps) {
  const { title, note, onBack, end, band, dock, sections, leavesFocus, children } = props;
  const heading = useFocusOnMount();
  const screen = (
    <main id="main" tabIndex={-1} className={classNames(desk.desk, styles.screen)}>
      <div className={styles.top}>
        {onBack && (
          <button type="button" className={styles.back} aria-label={back} onClick={onBack}>
            <ChevronLeftIcon />
          </button>
        )}
        <div className={desk.grow}>
          <h1 ref={leavesFocus ? undefined : heading} tabIndex={-1}>
            {title}
          </h1>
          {note && <p>{note}</p>}
        </div>
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {band}
      <div className={styles.body}>{children}</div>
      {dock}
      <HandheldLock />
    </main>
  );
  if (!sections) return screen;
  return (
    <div className={styles.framed}>
      {sections}
      {screen}
    </div>
  );
}
