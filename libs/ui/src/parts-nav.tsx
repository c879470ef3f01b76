import { ChipLink } from './chip';
import { ChevronLeftIcon } from './icons/chevron-left';

export type PartsNavProps = {
  label: string;
  /** `up`: the one above, for screens that show no breadcrumb. */
  parts: { href: string; label: string; current?: boolean; up?: boolean }[];
};

/** The parts of where one is: the sub-categories of an aisle, the days of a week. Chips or tabs, as the brand has it. */
export function PartsNav({ label, parts }: PartsNavProps) {
  return (
    <nav className="sf-scroll sf-parts" aria-label={label}>
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
