import { ChipLink } from './chip';
import { classNames } from './class-names';
import { ChevronLeftIcon } from './icons/chevron-left';

export type PartsNavProps = {
  label: string;
  /** `up`: the one above, for screens that show no breadcrumb. */
  parts: { href: string; label: string; current?: boolean; up?: boolean }[];
};

/** The parts of where one is: the sub-categories of an aisle, the days of a week. Chips or tabs, as the brand has it. */
export function PartsNav({ label, parts }: PartsNavProps) {
  // Where there is nothing to choose from, the breadcrumb of a wide screen says all of it.
  const isWayUp = parts.every(({ up, current }) => up || current);
  return (
    <nav className={classNames('sf-scroll sf-parts', isWayUp && 'sf-only-phone')} aria-label={label}>
      {parts.map((part) => (
        <ChipLink
          key={part.href}
          href={part.href}
          current={part.current}
          className={part.up ? 'sf-only-phone' : undefined}
        >
          {part.up && <ChevronLeftIcon />}
          {part.label}
        </ChipLink>
      ))}
    </nav>
  );
}
