import type { ReactNode } from 'react';

export type BottomBarLink = {
  href: string;
  label: string;
  icon: ReactNode;
  current?: boolean;
  count?: number;
  /** What the count counts, for those who listen. */
  countLabel?: string;
  /** Said before the rest, where the label alone says too little: 'Basket' before a total. */
  prefix?: string;
};

/** The phone's main ways, in reach of a thumb. */
export function BottomBar({ links }: { links: BottomBarLink[] }) {
  return (
    <nav className="sf-bottom-bar" aria-label="Main">
      {links.map(({ href, label, icon, current, count, countLabel = 'items', prefix }) => (
        <a key={href} className="sf-bottom-bar__link" href={href} aria-current={current ? 'page' : undefined}>
          {icon}
          {prefix && <span className="sf-hidden">{prefix}, </span>}
          {count ? (
            <span className="sf-count">
              {count}
              <span className="sf-hidden"> {countLabel}, </span>
            </span>
          ) : null}
          <span>{label}</span>
        </a>
      ))}
    </nav>
  );
}
