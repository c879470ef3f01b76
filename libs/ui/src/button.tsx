import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';

export type ButtonLook = {
  kind?: 'primary' | 'accent' | 'quiet' | 'soft' | 'danger' | 'plain';
  wide?: boolean;
  big?: boolean;
};

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: ReactNode;
    /** Busy: the button says so and ignores presses, but keeps the focus, which a disabled one would lose. */
    busy?: boolean;
  };

export function buttonClass({ kind = 'primary', wide, big }: ButtonLook, className?: string): string {
  return classNames(
    'sf-button',
    kind !== 'primary' && `sf-button--${kind}`,
    wide && 'sf-button--wide',
    big && 'sf-button--big',
    className,
  );
}

export function Button({ kind, wide, big, icon, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ kind, wide, big }, className)}
    >
      {icon}
      <span className="sf-button__label">{children}</span>
    </button>
  );
}
