import type { ReactNode } from 'react';

export type ProgressBarProps = {
  /** Read aloud as the bar's name. */
  label: string;
  value: number;
  maximum: number;
  /** The value in words: '£18.25 of £25'. */
  valueText: string;
  /** What stands above the bar. */
  children?: ReactNode;
  end?: ReactNode;
};

/** A thin bar on the way to something: free delivery, the minimum spend, the next reward. */
export function ProgressBar({ label, value, maximum, valueText, children, end }: ProgressBarProps) {
  const reached = Math.min(value, maximum);
  return (
    <div>
      {children && (
        <div className="sf-progress__words">
          <span>{children}</span>
          {end && <span className="sf-muted">{end}</span>}
        </div>
      )}
      <div
        className="sf-progress__bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={maximum}
        aria-valuenow={reached}
        aria-valuetext={valueText}
      >
        {/* Drawn, not styled: a page from the server may carry no style of its own. */}
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect width={maximum > 0 ? (100 * reached) / maximum : 0} height="8" />
        </svg>
      </div>
    </div>
  );
}
