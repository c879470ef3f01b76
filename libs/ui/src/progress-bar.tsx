import type { ReactNode } from 'react';

export type ProgressBarProps = {
  /** The bar's accessible name. */
  label: string;
  value: number;
  maximum: number;
  /** The value in words: '£18.25 of £25'. */
  valueText: string;
  /** The text above the bar. */
  children?: ReactNode;
  end?: ReactNode;
};

/** A progress bar: free delivery, the minimum spend, the next reward. */
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
        {/* An SVG, because server-rendered pages may not contain style attributes. */}
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect width={maximum > 0 ? (100 * reached) / maximum : 0} height="8" />
        </svg>
      </div>
    </div>
  );
}
