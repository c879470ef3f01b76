import type { OperatorRole } from '@storefront/api/entities/operator';
import { type Section, sectionsOf } from './desk-sections';
import styles from './Sections.module.css';

/** The sections of the desk that a role may open: a bar at the bottom of a phone, a column at the side of a wide screen. */
export function Sections({ role, section }: { role: OperatorRole; section: Section['id'] }) {
  return (
    <nav className={styles.sections} aria-label="Desk">
      {sectionsOf(role).map(({ id, label, path, icon }) => (
        <a key={id} href={path} className={styles.section} aria-current={id === section ? 'page' : undefined}>
          <span className={styles.icon}>{icon}</span>
          {label}
        </a>
      ))}
    </nav>
  );
}
