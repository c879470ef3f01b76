import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A stand-alone link with a target as large as a button's. */
export function TextLink({ className, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a {...rest} className={classNames('sf-link', className)} />;
}

/** The same look for a button. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames('sf-link', className)} />;
}
