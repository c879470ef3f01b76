import type { ApiKey } from '@storefront/api/entities/api-key';
import { currentTime } from '@storefront/bus/current-time';
import { countText } from '@storefront/messages/count-text';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { ConfirmDialog } from '@storefront/ui/confirm-dialog';
import { Notice } from '@storefront/ui/notice';
import { useState } from 'react';
import { DeskFrame } from '../frame/DeskFrame';
import layout from '../frame/Layout.module.css';
import { Secret } from '../secret/Secret';
import { KeyRow } from './KeyRow';
import { NewKeyForm } from './NewKeyForm';
import type { KeysRead } from './read-keys';

/** The API keys of the business: who may connect, what with, and when it last did. */
export function KeysPage({ data: { visit, keys: first } }: { data: KeysRead }) {
  const { api } = usePageContext();
  const [keys, setKeys] = useState(first);
  const [added, setAdded] = useState<{ readonly name: string; readonly key: string }>();
  const [revoking, setRevoking] = useState<ApiKey>();
  const [problem, setProblem] = useState<string>();
  const isOpen = (key: ApiKey) => !key.revokedAt && !(key.expiresAt && Date.parse(key.expiresAt) <= currentTime());
  const revoke = async (key: ApiKey) => {
    setRevoking(undefined);
    setProblem(undefined);
    try {
      const reply = await api.call('POST /admin/api-key-revoke', { body: { apiKeyId: key.apiKeyId } });
      if (!reply.ok) return setProblem(`${key.name} could not be revoked. Load the page again.`);
      setKeys(keys.map((one) => (one.apiKeyId === key.apiKeyId ? reply.data : one)));
    } catch {
      setProblem(`${key.name} could not be revoked. Check the connection and try again: until then it works.`);
    }
  };
  return (
    <DeskFrame visit={visit} section="keys">
      <div className={layout.head}>
        <h1>API keys</h1>
        <p className="sf-muted">{countText(keys.filter(isOpen).length, 'key')} in use</p>
      </div>
      {problem && (
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
      {added && (
        <Secret text={added.key}>
          The key of <b>{added.name}</b>. It is shown only now: put it into the program that connects.
        </Secret>
      )}
      <div className={layout.columns}>
        <section className={layout.panel} aria-label="Keys">
          <h2>Keys</h2>
          {keys.length === 0 && <p className="sf-muted">No program connects yet.</p>}
          <ul>
            {keys.map((key) => (
              <KeyRow key={key.apiKeyId} apiKey={key} isOpen={isOpen(key)} onRevoke={() => setRevoking(key)} />
            ))}
          </ul>
        </section>
        <NewKeyForm
          stores={visit.operator.stores}
          onAdded={(apiKey, key) => {
            setKeys([apiKey, ...keys]);
            setAdded({ name: apiKey.name, key });
          }}
        />
      </div>
      <ConfirmDialog
        open={revoking !== undefined}
        onOpenChange={(open) => !open && setRevoking(undefined)}
        title={`Revoke ${revoking?.name}?`}
        question="Its program is refused from now on. A revoked key cannot be used again."
        confirmLabel="Revoke"
        cancelLabel="Keep"
        danger
        onConfirm={() => revoking && revoke(revoking)}
      />
    </DeskFrame>
  );
}
