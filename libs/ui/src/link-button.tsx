import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button';

export type LinkButtonProps = ComponentProps<'a'> & ButtonLook & { href: string; icon?: ReactNode };

/** A link that looks like a button. */
export function LinkButton({ kind, wide, big, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ kind, wide, big }, className)}>
      {icon}
      <span>{children}</span>
    </a>
  );
}
