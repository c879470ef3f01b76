import { Boundary } from '@storefront/remote-kit/boundary';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { usePathTo } from '../navigation/navigation-context';
import { PlainSearch } from '../plain-search/PlainSearch';
import styles from './Hero.module.css';
import { HeroPicture } from './HeroPicture';
import type { HomeData } from './home-data';
import { OnwardLink } from './OnwardLink';

/** The business in a sentence, and the store search. */
export function Hero({ hero, aisles, stores }: Pick<HomeData, 'hero' | 'aisles' | 'stores'>) {
  const { business } = usePageContext();
  const to = usePathTo();
  return (
    <section className={styles.hero} data-open={business.openShop && ''} aria-label={business.strapline}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>{hero.title}</h1>
        <p>{hero.text}</p>
      </div>
      <HeroPicture hero={hero} label={aisles.find(({ slug }) => slug === hero.aisle)?.name} />
      <div className={styles.find}>
        <Boundary
          name="store-search"
          props={{ title: business.copy.findTitle }}
          skeleton={
            <div className="sf-panel">
              <PlainSearch />
            </div>
          }
        />
        {stores.length > 0 && (
          <ul className={`sf-only-desktop ${styles.stores}`}>
            {stores.map(({ slug, name, note, next }) => (
              <li key={slug}>
                <a href={to('store', { storeSlug: slug })}>
                  <span>
                    <strong>{name}</strong>
                    <small>{note}</small>
                  </span>
                  {next && (
                    <span className={styles.next}>
                      <small>Next slot</small>
                      {next}
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        )}
        <OnwardLink />
      </div>
    </section>
  );
}
