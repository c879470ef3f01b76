import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A link that stands by itself, with a target as large as a button's. */
export function TextLink({ className, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a {...rest} className={classNames('sf-link', className)} />;
}

/** The same look for something that is done here. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames('sf-link', className)} />;
}
