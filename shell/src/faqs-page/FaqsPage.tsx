import { urlTo } from '@storefront/routes/url-to';
import { EmptyState } from '@storefront/ui/empty-state';
import { SearchIcon } from '@storefront/ui/icons/search';
import { LinkButton } from '@storefront/ui/link-button';
import { PageFrame } from '@storefront/ui/page-frame';
import { SearchForm } from '@storefront/ui/search-form';
import { useState } from 'react';
import styles from './FaqsPage.module.css';
import { type Faq, faqsWith } from './faqs.model';
import { useAddressedFaq } from './use-addressed-faq';

/** Questions with collapsible answers; searching, opening and linking work without scripts. */
export function FaqsPage({ faqs, term }: { faqs: readonly Faq[]; term: string }) {
  const [typed, setTyped] = useState(term);
  const found = faqsWith(faqs, typed);
  useAddressedFaq();
  return (
    <PageFrame width="single">
      <h1 tabIndex={-1}>Questions</h1>
      <div className={styles.search}>
        <SearchForm
          action={urlTo('faq')}
          name="q"
          label="Search the questions"
          placeholder="Delivery, payment, refunds"
          defaultValue={term}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <p className="sf-muted" role="status">
        {typed.trim() && found.length > 0 && `${found.length} of ${faqs.length} questions`}
      </p>
      {found.length === 0 && (
        <EmptyState title={`No questions about ‘${typed.trim()}’`} art={<SearchIcon />}>
          <p>Try another word, or contact us.</p>
        </EmptyState>
      )}
      <div className={styles.list}>
        {found.map(({ id, question, answer }) => (
          <details key={id} className={styles.faq} open={Boolean(term)}>
            <summary>{question}</summary>
            {/* Inside the details element, so that the browser opens the question named in the URL. */}
            <div id={id} className={styles.answer}>
              <p>{answer}</p>
              <a className="sf-link" href={`#${id}`}>
                Link to this answer<span className="sf-hidden">: {question}</span>
              </a>
            </div>
          </details>
        ))}
      </div>
      <aside className={styles.ask} aria-label="Something else">
        <p>Still have a question?</p>
        <LinkButton kind="quiet" href={urlTo('contact')}>
          Write to us
        </LinkButton>
      </aside>
    </PageFrame>
  );
}
