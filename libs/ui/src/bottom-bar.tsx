import type { ReactNode } from 'react';

export type BottomBarLink = {
  href: string;
  label: string;
  icon: ReactNode;
  current?: boolean;
  /** The number of items, shown when it is not zero. */
  count?: number;
  /** Read before the label when that says too little: 'Basket' before a total. */
  prefix?: string;
};

/** The main navigation on a phone, within reach of the thumb. */
export function BottomBar({ links }: { links: BottomBarLink[] }) {
  return (
    <nav className="sf-bottom-bar" aria-label="Main">
      {links.map(({ href, label, icon, current, count, prefix }) => (
        <a key={href} className="sf-bottom-bar__link" href={href} aria-current={current ? 'page' : undefined}>
          {icon}
          {prefix && <span className="sf-hidden">{prefix}, </span>}
          {count ? (
            <span className="sf-count">
              {count}
              <span className="sf-hidden"> {count === 1 ? 'item' : 'items'}, </span>
            </span>
          ) : null}
          <span>{label}</span>
        </a>
      ))}
    </nav>
  );
}
