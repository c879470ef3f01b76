import type { ReactNode } from 'react';

/** Cards in a grid with as many columns as fit. */
export function ItemGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className="sf-grid">
      {/* Safari drops the list role when bullets are hidden, so it is set explicitly. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul className="sf-grid__list" role="list" aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
