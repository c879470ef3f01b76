import { MoreIcon } from '@storefront/ui/icons/more';
import { Fragment } from 'react';
import { type Section, type SectionReader, sectionsOf } from './desk-sections';
import styles from './Sections.module.css';

/** How many sections stand in a phone's bar; the others are behind its last place. */
const IN_BAR = 4;

/**
 * The sections of the desk that an operator may open: a bar at the bottom of a phone, whose last place opens the rest, and a
 * column at the side of a wide screen. The rest is a native popover, so it opens before any JavaScript.
 */
export function Sections({ operator, section }: { operator: SectionReader; section: Section['id'] }) {
  const sections = sectionsOf(operator);
  const inBar = sections.length > IN_BAR + 1 ? sections.slice(0, IN_BAR) : sections;
  const behind = sections.slice(inBar.length);
  return (
    <nav className={styles.sections} aria-label="Desk">
      <Links sections={inBar} current={section} />
      {behind.length > 0 && (
        <>
          <button
            type="button"
            className={styles.more}
            popoverTarget="desk-more"
            data-current={behind.some(({ id }) => id === section) || undefined}
          >
            <span className={styles.icon}>
              <MoreIcon />
            </span>
            More
          </button>
          <div popover="auto" id="desk-more" className={styles.behind}>
            <Links sections={behind} current={section} after={inBar.at(-1)} />
          </div>
        </>
      )}
    </nav>
  );
}

interface LinksProps {
  readonly sections: readonly Section[];
  readonly current: Section['id'];
  /** The section before them, whose group needs no second heading. */
  readonly after?: Section;
}

const Links = ({ sections, current, after }: LinksProps) =>
  sections.map(({ id, group, label, path, icon }, place) => (
    <Fragment key={id}>
      {group !== (sections[place - 1] ?? after)?.group && <p className={styles.group}>{group}</p>}
      <a href={path} className={styles.section} aria-current={id === current ? 'page' : undefined}>
        <span className={styles.icon}>{icon}</span>
        {label}
      </a>
    </Fragment>
  ));
