import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { CrossIcon } from './icons/cross';

export type ChipLinkProps = ComponentProps<'a'> & { href: string; current?: boolean };

/** A chip that is a link: a sub-category, a day. */
export function ChipLink({ current, className, ...rest }: ChipLinkProps) {
  return <a {...rest} aria-current={current ? 'page' : undefined} className={classNames('sf-chip', className)} />;
}

export type ChipProps = ComponentProps<'button'> & { on?: boolean };

/** A toggle chip. */
export function Chip({ on, className, ...rest }: ChipProps) {
  return <button type="button" {...rest} aria-pressed={on} className={classNames('sf-chip', className)} />;
}

export type AppliedChipProps = ComponentProps<'a'> & { href: string; children: string };

/** An active filter; following the link removes it. */
export function AppliedChip({ children, className, ...rest }: AppliedChipProps) {
  return (
    <a {...rest} className={classNames('sf-chip sf-chip--applied', className)}>
      <span className="sf-hidden">Remove </span>
      {children}
      <CrossIcon />
    </a>
  );
}
