import type { ApiClient } from '@storefront/api/client';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import layout from '../frame/Layout.module.css';
import styles from './SafePlacePanel.module.css';

const readPicture = async (api: ApiClient, businessOrderId: string) => {
  const reply = await api.call('POST /desk/drive-picture', { body: { businessOrderId } });
  return { kind: 'read', picture: reply.ok ? reply.data.picture : null } as const;
};

/** Where an order was left, if its driver left it in a safe place; nothing otherwise. */
export function SafePlacePanel({ businessOrderId }: { businessOrderId: string }) {
  const { api } = usePageContext();
  const [reading] = useRead(useCallback(() => readPicture(api, businessOrderId), [api, businessOrderId]));
  if (reading.kind !== 'read' || !reading.picture) return null;
  const { type, content } = reading.picture;
  return (
    <section className={layout.panel} aria-label="Safe place">
      <h2>Left in a safe place</h2>
      <img className={styles.photo} src={`data:${type};base64,${content}`} alt="The bags where the driver left them" />
    </section>
  );
}
