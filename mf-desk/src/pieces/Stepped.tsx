import { ChevronLeftIcon } from '@storefront/ui/icons/chevron-left';
import { ChevronRightIcon } from '@storefront/ui/icons/chevron-right';
import type { ReactNode } from 'react';
import styles from './Stepped.module.css';

/** A page before or after this one: what it is called, and where it is. */
interface Step {
  readonly label: string;
  readonly href: string;
}

export interface SteppedProps {
  /** What it leads through: 'Week'. */
  readonly label: string;
  /** What is shown now. */
  readonly children: ReactNode;
  /** Undefined where there is none. */
  readonly before: Step | undefined;
  readonly after: Step | undefined;
}

/** Leads to the days or weeks before and after the one that is shown. */
export function Stepped({ label, children, before, after }: SteppedProps) {
  return (
    <nav className={styles.stepped} aria-label={label}>
      <StepLink step={before} icon={<ChevronLeftIcon />} />
      <span className={styles.now}>{children}</span>
      <StepLink step={after} icon={<ChevronRightIcon />} />
    </nav>
  );
}

function StepLink({ step, icon }: { step: Step | undefined; icon: ReactNode }) {
  if (!step)
    return (
      <span className={styles.step} aria-hidden="true">
        {icon}
      </span>
    );
  return (
    <a className={styles.step} href={step.href} aria-label={step.label}>
      {icon}
    </a>
  );
}
