import styles from './Age.module.css';
import { ageNeeded } from './texts';

/** An item's minimum age in a ring: '18'. */
export function AgeSign({ age }: { age: number }) {
  return (
    <span className={styles.sign} role="img" aria-label={ageNeeded(age)}>
      {age}
    </span>
  );
}
