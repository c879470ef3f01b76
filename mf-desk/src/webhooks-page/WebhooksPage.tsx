import type { WebhookEndpoint } from '@storefront/api/entities/webhook';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { ConfirmDialog } from '@storefront/ui/confirm-dialog';
import { Notice } from '@storefront/ui/notice';
import { useState } from 'react';
import { DeskFrame } from '../frame/DeskFrame';
import layout from '../frame/Layout.module.css';
import { Secret } from '../secret/Secret';
import { DeliveriesPanel } from './DeliveriesPanel';
import { type EndpointChange, EndpointRow } from './EndpointRow';
import { NewEndpointForm } from './NewEndpointForm';
import type { WebhooksRead } from './read-webhooks';

/** The programs that are told of events: where they are, whether deliveries arrive, and how to send one again. */
export function WebhooksPage({ data: { visit, endpoints: first, deliveries } }: { data: WebhooksRead }) {
  const { api } = usePageContext();
  const [endpoints, setEndpoints] = useState(first);
  const [secret, setSecret] = useState<{ readonly url: string; readonly text: string }>();
  const [busy, setBusy] = useState<number>();
  const [removing, setRemoving] = useState<WebhookEndpoint>();
  const [problem, setProblem] = useState<string>();
  const change = async ({ endpointId, url }: WebhookEndpoint, to: EndpointChange) => {
    setRemoving(undefined);
    setProblem(undefined);
    setBusy(endpointId);
    try {
      const reply = await api.call('POST /admin/webhook-change', { body: { endpointId, change: to } });
      if (!reply.ok) return setProblem(`${url} was changed meanwhile. Load the page again.`);
      const { endpoint, secret: text } = reply.data;
      if (text) setSecret({ url, text });
      setEndpoints((all) =>
        to === 'remove'
          ? all.filter((one) => one.endpointId !== endpointId)
          : all.map((one) => (one.endpointId === endpointId ? endpoint : one)),
      );
    } catch {
      setProblem(`${url} could not be changed. Check the connection and try again.`);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <DeskFrame visit={visit} section="webhooks">
      <div className={layout.head}>
        <h1>Webhooks</h1>
        <p className="sf-muted">Programs of the business that are told at once when something happens.</p>
      </div>
      {problem && (
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
      {secret && (
        <Secret text={secret.text}>
          The secret of <b>{secret.url}</b>, with which its program checks the signature. It is shown only now. An older
          secret works for another day.
        </Secret>
      )}
      <div className={layout.columns}>
        <div className={layout.stack}>
          <section className={layout.panel} aria-label="Endpoints">
            <h2>Endpoints</h2>
            {endpoints.length === 0 && <p className="sf-muted">No program is told of anything yet.</p>}
            <ul>
              {endpoints.map((endpoint) => (
                <EndpointRow
                  key={endpoint.endpointId}
                  endpoint={endpoint}
                  isBusy={busy === endpoint.endpointId}
                  onChange={(to) => (to === 'remove' ? setRemoving(endpoint) : change(endpoint, to))}
                />
              ))}
            </ul>
          </section>
          <DeliveriesPanel deliveries={deliveries} endpoints={endpoints} />
        </div>
        <NewEndpointForm
          onAdded={(endpoint, text) => {
            setEndpoints([endpoint, ...endpoints]);
            setSecret({ url: endpoint.url, text });
          }}
        />
      </div>
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={(open) => !open && setRemoving(undefined)}
        title="Remove this endpoint?"
        question={`${removing?.url} is told of nothing from now on, and what waits for it is not sent.`}
        confirmLabel="Remove"
        cancelLabel="Keep"
        danger
        onConfirm={() => removing && change(removing, 'remove')}
      />
    </DeskFrame>
  );
}
