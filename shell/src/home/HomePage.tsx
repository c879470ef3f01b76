import { Boundary } from '@storefront/remote-kit/boundary';
import type { PageProps } from '@storefront/remote-kit/page.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { PageFrame } from '@storefront/ui/page-frame';
import { Section } from '@storefront/ui/section';
import { Aisles, useAislePath } from './Aisles';
import { Hero } from './Hero';
import styles from './HomePage.module.css';
import type { HomeData } from './home-data';
import { MembersShelf } from './MembersShelf';
import { Steps } from './Steps';

/** Hero with the store search, departments, and the business's own texts, in the brand's order. */
export function HomePage({ data, query }: Pick<PageProps<HomeData>, 'data' | 'query'>) {
  const { business } = usePageContext();
  const { copy } = business;
  const pathOf = useAislePath();
  const steps = <Steps title={copy.stepsTitle ?? 'How it works'} steps={data.steps} />;
  return (
    <PageFrame>
      <Hero hero={data.hero} aisles={data.aisles} stores={data.stores} />
      <MembersShelf />
      {data.isStepsFirst && steps}
      {data.shelves && <Boundary name="open-shop" props={{ ...data.shelves, query }} skeleton={null} />}
      <Section title={copy.aislesTitle ?? 'Departments'}>
        <Aisles aisles={data.aisles} />
      </Section>
      {data.sections.length > 0 && (
        <Section title={copy.sectionsTitle ?? 'From our shops'}>
          <ul className={styles.stories}>
            {data.sections.map(({ title, text, image, aisle }) => (
              <li key={title} className={styles.story}>
                <div className={styles.picture}>
                  {image && <img src={image} alt="" width={240} height={240} loading="lazy" decoding="async" />}
                </div>
                <div>
                  <h3>{aisle ? <a href={pathOf(aisle)}>{title}</a> : title}</h3>
                  <p className="sf-muted">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!data.isStepsFirst && steps}
    </PageFrame>
  );
}
