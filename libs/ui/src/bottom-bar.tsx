import type { ReactNode } from 'react';

export type BottomBarLink = {
  href: string;
  label: string;
  icon: ReactNode;
  current?: boolean;
  count?: number;
  /** What the count means, for screen readers. */
  countLabel?: string;
  /** Read before the label when that says too little: 'Basket' before a total. */
  prefix?: string;
};

/** The main navigation on a phone, within reach of the thumb. */
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
