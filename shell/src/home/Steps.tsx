import type { HomeContent } from '@storefront/api/entities/home-content';
import { useId } from 'react';
import styles from './Steps.module.css';

/** How ordering works, in three steps. */
export function Steps({ title, steps }: { title: string; steps: HomeContent['steps'] }) {
  const id = useId();
  if (!steps.length) return null;
  return (
    <section className={styles.steps} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
