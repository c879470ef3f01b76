import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { classNames } from './class-names';
import { CrossIcon } from './icons/cross';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Read by screen readers after the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the bottom. */
  foot?: ReactNode;
  /** 'sheet' is attached to the right edge from 700 px: filters, a basket. On a phone both open from the bottom. */
  kind?: 'dialog' | 'sheet';
  /** What gets the focus; without it, the button that closes it. */
  initialFocus?: RefObject<HTMLElement | null>;
};

/** A dialog or a sheet: it traps the focus and returns it, and closes with Escape or a press on the backdrop. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  foot,
  kind = 'dialog',
  initialFocus,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="sf-dialog-veil" />
        <Base.Popup
          className={classNames('sf-dialog', kind === 'sheet' && 'sf-dialog--sheet')}
          initialFocus={initialFocus}
        >
          <div className="sf-dialog__head">
            <Base.Title className="sf-h3">{title}</Base.Title>
            <Base.Close className="sf-button sf-button--plain sf-button--icon" aria-label="Close">
              <CrossIcon />
            </Base.Close>
          </div>
          {/* A scrollable body must be reachable by keyboard. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
          <div className="sf-dialog__body" tabIndex={0}>
            {description && <Base.Description>{description}</Base.Description>}
            {children}
          </div>
          {foot && <div className="sf-dialog__foot">{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
