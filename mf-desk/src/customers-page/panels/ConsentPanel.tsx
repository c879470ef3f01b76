import type { MarketingOption } from '@storefront/api/entities/marketing-preferences';
import { dateLabel } from '@storefront/dates/plain';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { useSend } from '../../sending/use-send';
import styles from './panels.module.css';

export interface ConsentPanelProps {
  readonly customer: string;
  readonly marketing: readonly MarketingOption[];
  readonly onChange: (marketing: MarketingOption[]) => void;
}

/** What the member agreed to about offers. It can be ended here when they ask for it, and only they can agree. */
export function ConsentPanel({ customer, marketing, onChange }: ConsentPanelProps) {
  const { api } = usePageContext();
  const { send, isBusy, words } = useSend();
  const end = ({ marketingChannelId, name }: MarketingOption) =>
    send(
      () => api.call('POST /desk/customer-consent-end', { body: { customer, marketingChannelId } }),
      (reply) => {
        onChange(reply.marketing);
        return `${name}: no more offers.`;
      },
    );
  return (
    <section className={styles.panel} aria-label="Consent">
      <h2>Consent</h2>
      <ul className={styles.list}>
        {marketing.map((option) => (
          <li key={option.marketingChannelId}>
            <div>
              <p>Offers by {option.name}</p>
              <p className={styles.muted}>
                {option.answeredAt ? dateLabel(new Date(option.answeredAt)) : 'Never asked or answered'}
              </p>
            </div>
            <span className={styles.sign} data-kind={option.optedIn ? 'done' : 'closed'}>
              {option.optedIn ? 'Yes' : 'No'}
            </span>
            {option.optedIn && (
              <Button kind="plain" busy={isBusy} onClick={() => end(option)}>
                Turn off
                <span className="sf-hidden"> offers by {option.name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {words}
      <p className={styles.muted}>Only the member can turn one on. You can turn one off when they ask.</p>
    </section>
  );
}
