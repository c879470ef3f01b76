import { DESK_SEARCH_MAX_LENGTH } from '@storefront/api/constants';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { classNames } from '@storefront/ui/class-names';
import { LogOutIcon } from '@storefront/ui/icons/log-out';
import { SearchIcon } from '@storefront/ui/icons/search';
import { type ReactNode, useState } from 'react';
import { CommandKey } from '../command/CommandKey';
import { HandheldLock } from '../lock/HandheldLock';
import { endPinWork } from '../lock/pin-work';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskVisit } from '../navigation/desk-visit';
import { forgetKeptWork } from '../offline/kept-work';
import { leave } from '../unsaved/leave';
import styles from './DeskFrame.module.css';
import type { Section } from './desk-sections';
import { initials } from './initials';
import { roleNames } from './role-names';
import { Sections } from './Sections';

export interface DeskFrameProps {
  readonly visit: DeskVisit;
  readonly section: Section['id'];
  readonly children: ReactNode;
}

/** Around the pages of the desk: who works where, the search for orders, and the sections that the role may open. */
export function DeskFrame({ visit: { operator, store }, section, children }: DeskFrameProps) {
  const { business } = usePageContext();
  return (
    <div className={styles.desk}>
      <header className={styles.bar}>
        <p className={styles.shop}>{business.name}</p>
        <div className={styles.search}>
          <search>
            <form className={styles.find} action={deskPaths.orders}>
              <SearchIcon small />
              <input
                type="search"
                name="text"
                className={styles.input}
                aria-label="Find an order"
                placeholder="Number, name, phone, e-mail or postcode"
                maxLength={DESK_SEARCH_MAX_LENGTH}
                aria-keyshortcuts="Control+K"
              />
              <CommandKey operator={operator} />
            </form>
          </search>
        </div>
        <div className={styles.who}>
          <span className={styles.face} aria-hidden="true">
            {initials(operator.name)}
          </span>
          <p className={styles.name}>
            <b>{operator.name}</b>
            <span>
              {roleNames[operator.role]}
              {store && `, ${store.name}`}
            </span>
          </p>
          <LogOutButton />
        </div>
      </header>
      <Sections operator={operator} section={section} />
      <main id="main" tabIndex={-1} className={classNames(styles.page)}>
        {children}
      </main>
      <HandheldLock />
    </div>
  );
}

function LogOutButton() {
  const { api, navigate } = usePageContext();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const logOut = async () => {
    setBusy(true);
    try {
      await api.call('POST /desk/log-out', { body: {} });
      forgetKeptWork();
      endPinWork();
      navigate(deskPaths.logIn, { replace: true });
    } catch {
      // The cookie stays, so whoever comes next would be this operator.
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={styles.logOut}
      onClick={() => leave(() => void logOut())}
      aria-disabled={isBusy || undefined}
    >
      <LogOutIcon />
      <span className={hasFailed ? styles.failed : 'sf-hidden'} role={hasFailed ? 'alert' : undefined}>
        {hasFailed ? 'Not logged out: no connection' : 'Log out'}
      </span>
    </button>
  );
}
