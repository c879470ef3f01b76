import { type ReactNode, useEffect, useRef } from 'react';
import { AlertIcon } from './icons/alert';
import { Notice } from './notice';

export type ErrorNoticeProps = {
  /** The error's text; the notice takes the focus when it changes. */
  error: string;
  /** Shown in place of the text. */
  children?: ReactNode;
};

/** An error of a whole form or page. It scrolls into view and takes the focus, because the button may be far below. */
export function ErrorNotice({ error, children = error }: ErrorNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: run for each new error
  useEffect(() => {
    place.current?.focus();
  }, [error]);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="danger" role="alert" icon={<AlertIcon />}>
        {children}
      </Notice>
    </div>
  );
}
