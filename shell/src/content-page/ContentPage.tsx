import type { ContentPage as Content } from '@storefront/api/entities/content-page';
import { PageFrame } from '@storefront/ui/page-frame';
import styles from './ContentPage.module.css';

/** A text page of the business: privacy, terms, accessibility, or another one that its editors wrote. */
export function ContentPage({ page }: { page: Content }) {
  const { title, sections, updatedOn } = page;
  return (
    <PageFrame width="single">
      <article className={styles.words}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="sf-muted">Last changed on {dayOf(updatedOn)}</p>
        {sections.map(({ heading, paragraphs, points }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no id and never move
          <section key={index}>
            {heading && <h2>{heading}</h2>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
    </PageFrame>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2026-11-28' becomes '28 November 2026'. */
const dayOf = (date: string): string => day.format(new Date(date));
