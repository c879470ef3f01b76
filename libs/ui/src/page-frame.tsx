import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type PageFrameProps = {
  children: ReactNode;
  /** Left, from 1000 px: the aisles or the filters. */
  rail?: ReactNode;
  /** Right: the basket, from 1240 px; a summary, from 1000 px in a narrow frame. */
  aside?: ReactNode;
  asideLabel?: string;
  /** 'narrow' for basket and checkout, 'single' for a form or a text by itself. */
  width?: 'full' | 'narrow' | 'single';
};

/** Where a page's content stands between header and footer. */
export function PageFrame({ children, rail, aside, asideLabel = 'Your basket', width = 'full' }: PageFrameProps) {
  return (
    <div
      className={classNames(
        'sf-frame',
        Boolean(rail) && 'sf-frame--rail',
        Boolean(aside) && width === 'full' && 'sf-frame--aside',
        width !== 'full' && `sf-frame--${width}`,
      )}
    >
      {rail && <div className="sf-rail">{rail}</div>}
      <main className="sf-main" id="main" tabIndex={-1}>
        {children}
      </main>
      {aside && (
        <aside className="sf-aside" aria-label={asideLabel}>
          {aside}
        </aside>
      )}
    </div>
  );
}
