import type { StaffMember } from '@storefront/api/entities/desk/staff-member';
import { countText } from '@storefront/messages/count-text';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { ConfirmDialog } from '@storefront/ui/confirm-dialog';
import { Notice } from '@storefront/ui/notice';
import { useState } from 'react';
import { DeskFrame } from '../frame/DeskFrame';
import layout from '../frame/Layout.module.css';
import { InviteForm } from './InviteForm';
import type { StaffRead } from './read-staff';
import { type StaffChanges, StaffRow } from './StaffRow';
import { notSent, staffProblem } from './staff-problem';

/** The staff of the business: who works where, as what, and who is invited. */
export function StaffPage({ data: { visit, staff: first } }: { data: StaffRead }) {
  const { api } = usePageContext();
  const [staff, setStaff] = useState(first);
  const [leaving, setLeaving] = useState<StaffMember>();
  const [lost, setLost] = useState<StaffMember>();
  const [promoting, setPromoting] = useState<StaffMember>();
  const [said, setSaid] = useState<{ readonly kind: 'success' | 'danger'; readonly text: string }>();
  const { stores } = visit.operator;
  const show = (changed: StaffMember) =>
    setStaff((before) => before.map((one) => (one.operatorId === changed.operatorId ? changed : one)));
  const send = async (
    call: () => Promise<{ ok: true; data: StaffMember } | { ok: false; error: { code: string } }>,
    text: string,
  ) => {
    setSaid(undefined);
    try {
      const reply = await call();
      if (!reply.ok) return setSaid({ kind: 'danger', text: staffProblem(reply.error.code) });
      show(reply.data);
      setSaid({ kind: 'success', text });
    } catch {
      setSaid({ kind: 'danger', text: notSent });
    }
  };
  const change = (member: StaffMember, changes: StaffChanges) =>
    send(
      () => api.call('POST /desk/staff-change', { body: { operatorId: member.operatorId, ...changes } }),
      `${member.name} was changed.`,
    );
  const atWork = staff.filter(({ withdrawnAt }) => !withdrawnAt);
  const administrators = atWork.filter(({ role }) => role === 'administrator').length;
  return (
    <DeskFrame visit={visit} section="staff">
      <div className={layout.head}>
        <h1>Staff</h1>
        <p className="sf-muted">{countText(atWork.length, 'person', 'people')}</p>
      </div>
      {administrators < 2 && (
        <Notice kind="warning">
          There is one administrator only. Make somebody else one too, so that the desk stays open if they are away.
        </Notice>
      )}
      {said && (
        <Notice kind={said.kind} role={said.kind === 'danger' ? 'alert' : 'status'}>
          {said.text}
        </Notice>
      )}
      <div className={layout.columns}>
        <section className={layout.panel} aria-label="People">
          <h2>People</h2>
          <ul>
            {atWork.map((member) => (
              <StaffRow
                key={member.operatorId}
                member={member}
                stores={stores}
                isSelf={member.operatorId === visit.operator.operatorId}
                onChange={(changes) =>
                  changes.role === 'administrator' ? setPromoting(member) : change(member, changes)
                }
                onInvite={() =>
                  send(
                    () => api.call('POST /desk/invitation-again', { body: { operatorId: member.operatorId } }),
                    `${member.name} gets another e-mail.`,
                  )
                }
                onForget={() => setLost(member)}
                onRemove={() => setLeaving(member)}
              />
            ))}
          </ul>
        </section>
        <InviteForm
          stores={stores}
          onInvited={(member) => {
            setStaff([...staff, member]);
            setSaid({ kind: 'success', text: `${member.name} gets an e-mail with a link to set a password.` });
          }}
        />
      </div>
      <ConfirmDialog
        open={promoting !== undefined}
        onOpenChange={(open) => !open && setPromoting(undefined)}
        title={`Make ${promoting?.name} an administrator?`}
        question="Administrators invite and remove staff, in all stores, and make keys."
        confirmLabel="Make administrator"
        onConfirm={() => {
          if (promoting) change(promoting, { role: 'administrator', storeIds: null });
          setPromoting(undefined);
        }}
      />
      <ConfirmDialog
        open={lost !== undefined}
        onOpenChange={(open) => !open && setLost(undefined)}
        title={`Log ${lost?.name} out everywhere?`}
        question="For a phone or computer that was lost. Their passkeys, their PIN and the devices that need no code are forgotten. They log in again with their password and a code by e-mail."
        confirmLabel="Log out everywhere"
        cancelLabel="Keep"
        danger
        onConfirm={() => {
          if (!lost) return;
          const { operatorId, name } = lost;
          setLost(undefined);
          send(
            () => api.call('POST /desk/staff-forget-log-ins', { body: { operatorId } }),
            `${name} is logged out everywhere.`,
          );
        }}
      />
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title={`Remove ${leaving?.name}?`}
        question="They are logged out at once and cannot log in again. What they did stays in the audit."
        confirmLabel="Remove"
        cancelLabel="Keep"
        danger
        onConfirm={() => {
          if (!leaving) return;
          const { operatorId, name } = leaving;
          setLeaving(undefined);
          send(() => api.call('POST /desk/staff-withdraw', { body: { operatorId } }), `${name} was removed.`);
        }}
      />
    </DeskFrame>
  );
}
