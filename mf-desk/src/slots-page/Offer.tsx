import { Button } from '@storefront/ui/button';
import { useState } from 'react';
import type { SlotPanelProps } from './SlotPanel';
import styles from './SlotPanel.module.css';
import { withdrawalEffect } from './slot-change';

/** Withdraws a slot, or offers it again. Before a withdrawal it says what stays and what ends. */
export function Offer({ slot, onChange }: Pick<SlotPanelProps, 'slot' | 'onChange'>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { withdrawn, offered } = slot;
  const press = async () => {
    setBusy(true);
    setProblem(await onChange({ withdrawn: !withdrawn }));
    setBusy(false);
  };
  return (
    <section className={styles.offer} aria-label={withdrawn ? 'Offer again' : 'Withdraw'}>
      <h3>{withdrawn ? 'Offer again' : 'Withdraw'}</h3>
      <p>{withdrawn ? 'Shoppers can book it again.' : withdrawalEffect(slot)}</p>
      {!offered && <p>The last import left this slot out: shoppers see it once an import has it again.</p>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <Button kind={withdrawn ? 'soft' : 'danger'} busy={isBusy} onClick={press}>
        {withdrawn ? 'Offer this slot again' : 'Withdraw this slot'}
      </Button>
    </section>
  );
}
