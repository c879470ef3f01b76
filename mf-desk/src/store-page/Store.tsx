import type { StoreSettings } from '@storefront/api/entities/desk/store-settings';
import { useState } from 'react';
import layout from '../frame/Layout.module.css';
import { HoursPanel } from './HoursPanel';
import { OrdersSwitch } from './OrdersSwitch';
import { TermsPanel } from './TermsPanel';

/** The panels of a store, and what was saved last. */
export function Store({ first, today }: { first: StoreSettings; today: string }) {
  const [settings, setSettings] = useState(first);
  const [said, setSaid] = useState('');
  const onChanged = (changed: StoreSettings, text: string) => {
    setSettings(changed);
    setSaid(text);
  };
  return (
    <>
      <p role="status">{said}</p>
      <div className={layout.columns}>
        <HoursPanel settings={settings} today={today} onChanged={onChanged} />
        <div className={layout.stack}>
          <OrdersSwitch settings={settings} onChanged={onChanged} />
          <TermsPanel settings={settings} onChanged={onChanged} />
        </div>
      </div>
    </>
  );
}
