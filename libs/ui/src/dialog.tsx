import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { CrossIcon } from './icons/cross';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Read aloud after the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at its foot. */
  foot?: ReactNode;
  /** 'sheet' stands at the right edge from 700 px: filters, a basket. On a phone both rise from below. */
  kind?: 'dialog' | 'sheet';
};

/** A dialog or a sheet: focus stays inside and comes back, Escape and the veil close it. */
export function Dialog({ open, onOpenChange, title, description, children, foot, kind = 'dialog' }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="sf-dialog-veil" />
        <Base.Popup className={classNames('sf-dialog', kind === 'sheet' && 'sf-dialog--sheet')}>
          <div className="sf-dialog__head">
            <Base.Title className="sf-h3">{title}</Base.Title>
            <Base.Close className="sf-button sf-button--plain sf-button--icon" aria-label="Close">
              <CrossIcon />
            </Base.Close>
          </div>
          {/* A body that scrolls must be reachable by keyboard. */}
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
