import type { Handheld } from '@storefront/api/entities/desk/handheld';
import { currentTime } from '@storefront/bus/current-time';
import { dayLabel, timeLabel } from '@storefront/dates/plain';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { ConfirmDialog } from '@storefront/ui/confirm-dialog';
import { Notice } from '@storefront/ui/notice';
import { useRef, useState } from 'react';
import { DeskFrame } from '../frame/DeskFrame';
import layout from '../frame/Layout.module.css';
import { PairForm } from './PairForm';
import type { HandheldsRead } from './read-handhelds';
import { handheldsTexts as texts } from './texts';

interface Said {
  readonly kind: 'success' | 'danger';
  readonly text: string;
}

/** The handhelds of an operator's stores, and the form that makes this device one of them. */
export function HandheldsPage({ data: { visit, handhelds: first } }: { data: HandheldsRead }) {
  const { api } = usePageContext();
  const [handhelds, setHandhelds] = useState(first);
  const [leaving, setLeaving] = useState<Handheld>();
  const [said, setSaid] = useState<Said>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { stores } = visit.operator;
  const withdraw = async ({ handheldId, name }: Handheld) => {
    setSaid(undefined);
    try {
      const reply = await api.call('POST /desk/handheld-withdraw', { body: { handheldId } });
      if (!reply.ok) return setSaid({ kind: 'danger', text: texts.refused });
      setHandhelds((before) => before.filter((one) => one.handheldId !== handheldId));
      setSaid({ kind: 'success', text: `${name} was withdrawn.` });
      // The button that was pressed is gone.
      heading.current?.focus();
    } catch {
      setSaid({ kind: 'danger', text: texts.notSent });
    }
  };
  return (
    <DeskFrame visit={visit} section="handhelds">
      <div className={layout.head}>
        <h1 ref={heading} tabIndex={-1}>
          Handhelds
        </h1>
      </div>
      {said && (
        <Notice kind={said.kind} role={said.kind === 'danger' ? 'alert' : 'status'}>
          {said.text}
        </Notice>
      )}
      <div className={layout.columns}>
        <section className={layout.panel} aria-label="Paired handhelds">
          <h2>Paired handhelds</h2>
          {handhelds.length === 0 && <p className="sf-muted">No handheld is paired with your stores yet.</p>}
          <ul>
            {handhelds.map((handheld) => (
              <li key={handheld.handheldId} className={layout.row}>
                <div>
                  <b>{handheld.name}</b>
                  <p className={layout.small}>{handheld.store.name}</p>
                  <p className={layout.small}>{lastUse(handheld)}</p>
                </div>
                <Button kind="quiet" onClick={() => setLeaving(handheld)}>
                  Withdraw
                  <span className="sf-hidden"> {handheld.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
        {stores.length > 0 && <PairForm stores={stores} />}
      </div>
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title={`Withdraw ${leaving?.name}?`}
        question="Whoever works on it is logged out at once. It has to be paired again before it takes a PIN."
        confirmLabel="Withdraw"
        cancelLabel="Keep"
        danger
        onConfirm={() => {
          if (leaving) withdraw(leaving);
          setLeaving(undefined);
        }}
      />
    </DeskFrame>
  );
}

function lastUse({ lastUsedAt, createdAt, pairedBy }: Handheld): string {
  const at = new Date(lastUsedAt ?? createdAt);
  const when = `${dayLabel(at, currentTime()).toLowerCase()}, ${timeLabel(at)}`;
  return lastUsedAt ? `Last log-in ${when}` : `Paired ${when} by ${pairedBy}`;
}
