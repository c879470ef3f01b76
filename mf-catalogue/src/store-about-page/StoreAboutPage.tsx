import { urlTo } from '@storefront/routes/url-to';
import { Breadcrumbs } from '@storefront/ui/breadcrumbs';
import { LinkButton } from '@storefront/ui/link-button';
import { Section } from '@storefront/ui/section';
import { NextTimes } from '../next-times/NextTimes';
import { StoreFrame } from '../store/StoreFrame';
import { MapPlace } from './MapPlace';
import styles from './StoreAboutPage.module.css';
import type { StoreAboutData } from './store-about-data';

/** A store: its address, hours, services and next times, and where it is on a map. */
export function StoreAboutPage({ data }: { data: StoreAboutData }) {
  const { store, about, opening, address, phone, week, services, times } = data;
  const home = urlTo('stores-storeSlug', { storeSlug: store.slug });
  return (
    <StoreFrame store={store}>
      <Breadcrumbs crumbs={[{ label: store.name, href: home }, { label: 'Store details' }]} />
      <h1 tabIndex={-1}>{store.name}</h1>
      <p className={styles.about}>{about}</p>
      <p className={styles.links}>
        <LinkButton href={home}>Shop at {store.name}</LinkButton>
        <LinkButton kind="quiet" href={urlTo('stores-storeSlug-time-slots', { storeSlug: store.slug })}>
          See all times
        </LinkButton>
      </p>
      <div className={styles.columns}>
        <Section title="Where">
          <address className={styles.address}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
          </address>
          <MapPlace data={data} />
        </Section>
        <div>
          <Section title="Opening hours" note={opening}>
            <dl className={styles.week}>
              {week.map(({ day, hours, isToday }) => (
                <div key={day} data-today={isToday ? '' : undefined}>
                  <dt>
                    {day}
                    {isToday && ' (today)'}
                  </dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
          </Section>
          {times.length > 0 && (
            <Section title="Next times">
              <NextTimes times={times} />
            </Section>
          )}
          {services.length > 0 && (
            <Section title="Services">
              <ul className={styles.services}>
                {services.map((service) => (
                  <li key={service}>{service}</li>
                ))}
              </ul>
            </Section>
          )}
        </div>
      </div>
    </StoreFrame>
  );
}
