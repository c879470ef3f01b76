import { usePageContext } from '@storefront/remote-kit/page-context';
import { PageFrame } from '@storefront/ui/page-frame';
import { PartsNav } from '@storefront/ui/parts-nav';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './AccountFrame.module.css';
import { type AccountSection, accountLinks } from './account-links';
import { LogOutButton } from './LogOutButton';

interface AccountFrameProps {
  readonly section: AccountSection;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Beside the title. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of an account page: navigation at the left (above on a phone), title and content. */
export function AccountFrame({ section, title, note, end, children }: AccountFrameProps) {
  const { features } = usePageContext().business;
  const sections = useRef<HTMLDivElement>(null);
  // The navigation is wider than a phone: scroll the current page's link into view.
  useEffect(() => {
    const row = sections.current?.firstElementChild;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, []);
  const links = accountLinks
    .filter(({ key }) => key !== 'weekly' || features.weeklySlots !== false)
    .map(({ key, ...link }) => ({ ...link, current: key === section }));
  return (
    <PageFrame
      rail={
        <nav aria-label="Your account" className={styles.rail}>
          {links.map(({ href, label, current }) => (
            <a key={href} href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </a>
          ))}
          <LogOutButton className={styles.out} />
        </nav>
      }
    >
      <div ref={sections} className={`sf-only-phone ${styles.rooms}`}>
        <PartsNav label="Your account" parts={links} />
      </div>
      <header className={styles.head}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {note && <p className="sf-muted">{note}</p>}
        </div>
        {end}
      </header>
      {children}
      <div className={`sf-only-phone ${styles.foot}`}>
        <LogOutButton />
      </div>
    </PageFrame>
  );
}
