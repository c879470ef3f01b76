import { usePageContext } from '@storefront/remote-kit/page-context';
import { classNames } from '@storefront/ui/class-names';
import { LockIcon } from '@storefront/ui/icons/lock';
import { useEffect, useRef, useState } from 'react';
import { initials } from '../frame/initials';
import { deskPaths } from '../navigation/desk-paths';
import { forgetKeptWork } from '../offline/kept-work';
import { HandheldBar } from './HandheldBar';
import styles from './LockPage.module.css';
import { PinPad } from './PinPad';
import { endPinWork, type PinWork } from './pin-work';
import { sendPin } from './send-pin';
import { lockTexts, pinTitle } from './texts';
import { useLock } from './use-lock';

/** Covers the page of a handheld that nobody has touched for five minutes, until its PIN; elsewhere it is nothing. */
export function HandheldLock() {
  const locked = useLock();
  return locked && <LockedScreen work={locked} />;
}

function LockedScreen({ work: { operatorId, name, handheld } }: { work: PinWork }) {
  const { api, navigate } = usePageContext();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const { activeElement: before } = document;
    const { visibility } = document.body.style;
    // What is behind a modal dialog is inert; hidden, neither a screen reader nor an eye finds it.
    document.body.style.visibility = 'hidden';
    dialog.current?.showModal();
    heading.current?.focus();
    return () => {
      document.body.style.visibility = visibility;
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const logOut = async () => {
    setFailure(undefined);
    try {
      await api.call('POST /desk/log-out', { body: {} });
      forgetKeptWork();
      navigate(deskPaths.logIn, { replace: true });
      endPinWork();
    } catch {
      setFailure(lockTexts.unavailable);
    }
  };
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.page, styles.over)}
      // The page's body is hidden.
      style={{ visibility: 'visible' }}
      aria-labelledby="handheld-locked"
      onCancel={(event) => event.preventDefault()}
      // Some browsers close it at the second Escape, whatever the first one was told.
      onClose={() => dialog.current?.showModal()}
    >
      <HandheldBar name={handheld} />
      <div className={styles.middle}>
        <span className={styles.face} aria-hidden="true">
          {initials(name)}
        </span>
        <h1 ref={heading} id="handheld-locked" tabIndex={-1}>
          {pinTitle(name)}
        </h1>
        <p className={styles.note}>
          <LockIcon small />
          {lockTexts.locked}
        </p>
        <p className={styles.kept}>{lockTexts.kept}</p>
        <PinPad
          send={(pin) => sendPin(api, operatorId, pin)}
          corner={
            <button type="button" className={styles.way} onClick={logOut}>
              {lockTexts.notYou}
            </button>
          }
        />
        {failure && <p role="alert">{failure}</p>}
      </div>
    </dialog>
  );
}
