import { classNames } from '@storefront/ui/class-names';
import type { ComponentProps, ReactNode } from 'react';
import styles from './DeskButton.module.css';

export interface DeskButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  /** 'main' is what to press next: one on a screen. */
  readonly kind?: 'main' | 'line' | 'soft' | 'stop';
  readonly icon?: ReactNode;
  /** The icon is above the words. */
  readonly isTall?: boolean;
  /** It is grey and ignores presses, but keeps the focus; a line of the dock says why. */
  readonly isBlocked?: boolean;
  readonly isBusy?: boolean;
  /** It ignores presses for a moment and looks as always. */
  readonly isPaused?: boolean;
}

/** A button of at least 56 px. */
export function DeskButton({
  kind = 'line',
  icon,
  isTall,
  isBlocked,
  isBusy,
  isPaused,
  onClick,
  ...rest
}: DeskButtonProps) {
  const { children, className, ...attributes } = rest;
  const isOff = isBlocked || isBusy || isPaused;
  return (
    <button
      {...attributes}
      type="button"
      className={classNames(styles.button, styles[kind], isTall && styles.tall, className)}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      data-paused={isPaused || undefined}
      onClick={isOff ? undefined : onClick}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
