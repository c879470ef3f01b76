import { PageFrame } from '@storefront/ui/page-frame';
import styles from './FaqsPage.module.css';
import type { Faq } from './faqs.model';

/** Questions that open to their answers, with no script at all. */
export function FaqsPage({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <PageFrame width="single">
      <h1 tabIndex={-1}>Questions</h1>
      <div className={styles.list}>
        {faqs.map(({ question, answer }) => (
          <details key={question} className={styles.faq}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </PageFrame>
  );
}
