import { Notice } from '@storefront/ui/notice';
import { useRef, useState } from 'react';
import { DeskFrame } from '../frame/DeskFrame';
import layout from '../frame/Layout.module.css';
import { PasskeysPanel } from './PasskeysPanel';
import { PinPanel } from './PinPanel';
import type { OwnLogInRead } from './read-own-log-in';
import { ownLogInTexts as texts } from './texts';

export interface Said {
  readonly kind: 'success' | 'danger';
  readonly text: string;
}

/** How the operator logs in: passkeys and, for those who share handhelds, the PIN. */
export function OwnLogInPage({ data: { visit, ownLogIn } }: { data: OwnLogInRead }) {
  const [said, setSaid] = useState<Said>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hasPin } = visit.operator;
  return (
    <DeskFrame visit={visit} section="ownLogIn">
      <div className={layout.head}>
        <h1 ref={heading} tabIndex={-1}>
          Your log-in
        </h1>
        <p className="sf-muted">{ownLogIn.email}</p>
      </div>
      {said && (
        <Notice kind={said.kind} role={said.kind === 'danger' ? 'alert' : 'status'}>
          {said.text}
        </Notice>
      )}
      <div className={layout.columns}>
        <PasskeysPanel
          passkeys={ownLogIn.passkeys}
          onSaid={(now) => {
            setSaid(now);
            // What was pressed is gone.
            if (now?.kind === 'success') heading.current?.focus();
          }}
        />
        {hasPin !== undefined && (
          <PinPanel hasPin={hasPin} onSet={() => setSaid({ kind: 'success', text: texts.pinSet })} />
        )}
      </div>
    </DeskFrame>
  );
}
