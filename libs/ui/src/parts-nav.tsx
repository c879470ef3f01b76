import { ChipLink } from './chip';

export type PartsNavProps = { label: string; parts: { href: string; label: string; current?: boolean }[] };

/** The parts of where one is: the sub-categories of an aisle, the days of a week. Chips or tabs, as the brand has it. */
export function PartsNav({ label, parts }: PartsNavProps) {
  return (
    <nav className="sf-scroll sf-parts" aria-label={label}>
      {parts.map((part) => (
        <ChipLink key={part.href} href={part.href} current={part.current}>
          {part.label}
        </ChipLink>
      ))}
    </nav>
  );
}
