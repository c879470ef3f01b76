import { ChipLink } from './chip';
import { classNames } from './class-names';
import { ChevronLeftIcon } from './icons/chevron-left';

export type PartsNavProps = {
  label: string;
  /** `up`: the parent, for screens without a breadcrumb. */
  parts: { href: string; label: string; current?: boolean; up?: boolean }[];
};

/**
 * Navigation among siblings: the sub-categories of a category, the days of a week. Chips or tabs, depending on the
 * brand.
 */
export function PartsNav({ label, parts }: PartsNavProps) {
  // Without siblings, the breadcrumb of a wide screen is enough.
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
