import type { StorageDeclaration } from '@storefront/remote-kit/contract/storage.types';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { Checkbox } from '@storefront/ui/checkbox';
import { CheckIcon } from '@storefront/ui/icons/check';
import { Notice } from '@storefront/ui/notice';
import { PageFrame } from '@storefront/ui/page-frame';
import { Panel } from '@storefront/ui/panel';
import { useEffect, useState } from 'react';
import { consentNow } from '../browser/answer-consent';
import { type Consent, type Purpose, readConsent } from '../consent/consent';
import styles from './CookiesPage.module.css';
import { storedGroups } from './cookies-list';

const PURPOSE_TEXTS: Readonly<Record<Purpose, { readonly label: string; readonly text: string }>> = {
  measurement: { label: 'Measuring', text: 'How fast pages are on devices like yours, without personal details.' },
  marketing: {
    label: 'Offers',
    text: 'A number for your device and the campaign that brought you here, so that offers match your interests.',
  },
};

/** Lists the cookies and the browser's storage with their purposes, with a consent form that works without scripts. */
export function CookiesPage({ storage, saved }: { storage: readonly StorageDeclaration[]; saved?: string }) {
  const { name } = usePageContext().business;
  const [now, setNow] = useState(() => readConsent(saved));
  // The document is the same for everybody; this shopper's answer is in their cookie.
  useEffect(() => setNow(consentNow()), []);
  return (
    <PageFrame width="single">
      <div className={styles.page}>
        <h1 tabIndex={-1}>Cookies</h1>
        <p className="sf-muted">
          {name} keeps some things in your browser. What shopping needs is always there; the rest is up to you.
        </p>
        {readConsent(saved) && (
          <Notice kind="success" role="status" icon={<CheckIcon />}>
            Your choice is saved. You can change it here at any time.
          </Notice>
        )}
        <Panel title="Your choice">
          {/* A new answer remounts the form, so that its checkboxes show it. */}
          <ChoiceForm key={now ? `${now.measurement}${now.marketing}` : 'none'} now={now} />
        </Panel>
        <p className="sf-muted">
          On a secure connection, the names of most of the cookies that shopping needs begin with <code>__Host-</code>,
          so that your browser sends them to this site alone.
        </p>
        <div className={styles.list}>
          {storedGroups(storage).map(({ title, entries }) => (
            <section key={title}>
              <h2 className="sf-h3">{title}</h2>
              <dl>
                {entries.map(({ name: stored, purpose, storedFor }) => (
                  <div key={stored}>
                    <dt>
                      <code>{stored}</code>
                    </dt>
                    <dd>
                      {purpose} <span className="sf-muted">{storedFor}</span>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </PageFrame>
  );
}

function ChoiceForm({ now }: { now?: Consent }) {
  return (
    <form method="post" action="/actions/consent" className={styles.choice}>
      {(Object.keys(PURPOSE_TEXTS) as Purpose[]).map((purpose) => (
        <Checkbox
          key={purpose}
          name={purpose}
          label={PURPOSE_TEXTS[purpose].label}
          note={PURPOSE_TEXTS[purpose].text}
          defaultChecked={now?.[purpose] ?? false}
        />
      ))}
      <div className={styles.ways}>
        <Button type="submit" name="choice" value="some" kind="quiet">
          Save my choice
        </Button>
        <Button type="submit" name="choice" value="all" kind="quiet">
          Accept all
        </Button>
        <Button type="submit" name="choice" value="none" kind="quiet">
          Refuse all
        </Button>
      </div>
    </form>
  );
}
