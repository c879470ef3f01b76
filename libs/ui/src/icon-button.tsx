import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & { label: string; icon: ReactNode };

/** A square button with an icon; its label is for screen readers. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames('sf-button sf-button--plain sf-button--icon', className)}
    >
      {icon}
    </button>
  );
}
