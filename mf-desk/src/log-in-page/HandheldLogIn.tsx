import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect, useRef, useState } from 'react';
import { initials } from '../frame/initials';
import { HandheldBar } from '../lock/HandheldBar';
import styles from '../lock/LockPage.module.css';
import { PinPad } from '../lock/PinPad';
import { endPinWork } from '../lock/pin-work';
import { sendPin } from '../lock/send-pin';
import { lockTexts, pinTitle } from '../lock/texts';
import { forgetKeptWork } from '../offline/kept-work';
import type { ShownHandheld } from './read-handheld';

export interface HandheldLogInProps {
  readonly shown: ShownHandheld;
  readonly onLoggedIn: (operatorId: number) => void;
  /** For somebody who is not listed, or has forgotten the PIN. */
  readonly onPassword: () => void;
}

/** The log-in of a handheld: a name, then its PIN. One that is locked begins with the PIN of its owner. */
export function HandheldLogIn({ shown, onLoggedIn, onPassword }: HandheldLogInProps) {
  const { handheld, operators, lockedOperatorId } = shown;
  const { api } = usePageContext();
  const [lockedId, setLockedId] = useState(lockedOperatorId);
  const [chosenId, setChosenId] = useState(lockedOperatorId);
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = operators.find(({ operatorId }) => operatorId === chosenId);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading of another step takes the focus
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [chosen]);
  const leave = async () => {
    setFailure(undefined);
    try {
      if (lockedId !== null) {
        await api.call('POST /desk/log-out', { body: {} });
        forgetKeptWork();
        endPinWork();
      }
      setLockedId(null);
      setChosenId(null);
    } catch {
      setFailure(lockTexts.unavailable);
    }
  };
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <HandheldBar name={handheld.name} storeName={handheld.storeName} />
      <div className={styles.middle}>
        {chosen && (
          <span className={styles.face} aria-hidden="true">
            {initials(chosen.name)}
          </span>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {chosen ? pinTitle(chosen.name) : 'Who are you?'}
        </h1>
        {chosen ? (
          <PinPad
            key={chosen.operatorId}
            send={async (pin) => {
              const refusal = await sendPin(api, chosen.operatorId, pin);
              if (refusal === undefined) onLoggedIn(chosen.operatorId);
              return refusal;
            }}
            corner={
              <button type="button" className={styles.way} onClick={leave}>
                {lockedId === null ? 'Someone else' : lockTexts.notYou}
              </button>
            }
          />
        ) : (
          <>
            <p className={styles.note}>
              {operators.length > 0
                ? 'Choose your name, then type your PIN.'
                : 'Nobody of this store has a PIN yet. Log in with your password and set one on the page Your log-in.'}
            </p>
            <ul className={styles.names}>
              {operators.map(({ operatorId, name }) => (
                <li key={operatorId}>
                  <button type="button" className={styles.name} onClick={() => setChosenId(operatorId)}>
                    <span className={styles.face} aria-hidden="true">
                      {initials(name)}
                    </span>
                    {name}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {failure && <p role="alert">{failure}</p>}
        <button type="button" className={styles.way} onClick={onPassword}>
          {chosen ? 'Log in with a password' : 'Not listed? Log in with a password'}
        </button>
      </div>
    </main>
  );
}
