import type { ReactNode } from 'react';

/** Cards in rows, as many as the place it stands in has room for. */
export function ItemGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className="sf-grid">
      {/* Safari forgets a list that shows no bullets, so the role is said again. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul className="sf-grid__list" role="list" aria-label={label}>
        {children}
      </ul>
    </div>
  );
}

/** Cards in one row that scrolls: related items, this week's deals. */
export function ItemShelf({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="sf-shelf-frame">
      {/* biome-ignore lint/a11y/noRedundantRoles: as in ItemGrid */}
      <ul className="sf-shelf" role="list" aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
