import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { IconButton } from './icon-button';
import { CrossIcon } from './icons/cross';

export type PageFrameProps = {
  children: ReactNode;
  /** Left, from 1000 px: categories or filters. */
  rail?: ReactNode;
  /** Above the rail and the content, over the full width: a listing's title. Without it the rail starts at the top. */
  head?: ReactNode;
  /** Below 1000 px the rail is a sheet, opened without scripts by a button with its id as `popoverTarget`. */
  railSheet?: { id: string; label: string };
  /** Right: the basket from 1240 px; a summary from 1000 px in a narrow frame. */
  aside?: ReactNode;
  asideLabel?: string;
  /** 'narrow' or 'wide' for basket and checkout with a summary, 'single' for a single form or text. */
  width?: 'full' | 'narrow' | 'wide' | 'single';
};

/** The layout of a page's content between header and footer. */
export function PageFrame({
  children,
  rail,
  head,
  railSheet,
  aside,
  asideLabel = 'Your basket',
  width = 'full',
}: PageFrameProps) {
  const side = rail && (
    <section
      className="sf-rail"
      {...(railSheet && { id: railSheet.id, popover: 'auto' as const, 'aria-label': railSheet.label })}
    >
      {railSheet && (
        <div className="sf-rail__head">
          <p className="sf-h2">{railSheet.label}</p>
          <IconButton label="Close" icon={<CrossIcon />} popoverTarget={railSheet.id} popoverTargetAction="hide" />
        </div>
      )}
      {rail}
    </section>
  );
  return (
    <div
      className={classNames(
        'sf-frame',
        Boolean(rail) && !head && 'sf-frame--rail',
        Boolean(aside) && width === 'full' && 'sf-frame--aside',
        width !== 'full' && `sf-frame--${width}`,
      )}
    >
      {!head && side}
      <main className="sf-main" id="main" tabIndex={-1}>
        {head}
        {head ? (
          <div className="sf-columns">
            {side}
            <div className="sf-main">{children}</div>
          </div>
        ) : (
          children
        )}
      </main>
      {aside && (
        <aside className="sf-aside" aria-label={asideLabel}>
          {aside}
        </aside>
      )}
    </div>
  );
}
