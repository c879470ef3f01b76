import { countText } from '@storefront/messages/count-text';
import { Button } from '@storefront/ui/button';
import { PlusIcon } from '@storefront/ui/icons/plus';
import { Notice } from '@storefront/ui/notice';
import { useEffect, useRef, useState } from 'react';
import styles from '../content-pieces/Content.module.css';
import { StateMark } from '../content-pieces/StateMark';
import layout from '../frame/Layout.module.css';
import { useDiscardQuestion } from '../unsaved/use-discard-question';
import { BannerEditor } from './BannerEditor';
import { BannerHistory } from './BannerHistory';
import { newBanner } from './banner-form';
import { placementNames } from './banner-words';
import type { BannersRead } from './read-banners';
import { Timeline } from './Timeline';
import { useBanners } from './use-banners';

/** The banners of the business: a list, the form of one of them, and what shows when. */
export function Content({ found }: { found: BannersRead['found'] }) {
  const [chosen, setChosen] = useState<number | 'new' | undefined>(found.banners[0]?.bannerId);
  const heading = useRef<HTMLHeadingElement>(null);
  const wantsFocus = useRef(false);
  // The form may be below the list. It is another one after a choice or a save, so its heading takes the focus then.
  useEffect(() => {
    if (wantsFocus.current) heading.current?.focus();
    wantsFocus.current = false;
  });
  const show = (which: number | 'new') => {
    wantsFocus.current = true;
    setChosen(which);
  };
  const [isDirty, setDirty] = useState(false);
  const [undoProblem, setUndoProblem] = useState<string>();
  const { banners, said, save, setSaid } = useBanners(found, ({ bannerId }) => show(bannerId));
  const banner = banners.find(({ bannerId }) => bannerId === chosen);
  const live = banners.filter(({ state }) => state === 'live').length;
  const last = Math.max(0, ...banners.map(({ values }) => values.position));
  const isNew = chosen === 'new' || !banner;
  const { ask, question } = useDiscardQuestion(isDirty ? (isNew ? 'the new banner' : banner.values.title) : undefined);
  const choose = (which: number | 'new') =>
    ask(() => {
      setSaid(undefined);
      setUndoProblem(undefined);
      show(which);
    });
  const values = isNew ? newBanner(last + 1) : banner.values;
  return (
    <>
      <div className={layout.head}>
        <h1>Content</h1>
        <p className="sf-muted">{countText(live, 'banner')} live</p>
        <div className={styles.tools}>
          <Button icon={<PlusIcon />} onClick={() => choose('new')}>
            New banner
          </Button>
        </div>
      </div>
      <div role="status">{said && <Notice kind="success">{said}</Notice>}</div>
      {undoProblem && (
        <Notice kind="danger" role="alert">
          {undoProblem}
        </Notice>
      )}
      <div className={styles.columns}>
        <nav aria-label="Banners">
          {banners.length === 0 && <p className="sf-muted">There is no banner yet.</p>}
          <ul className={styles.list}>
            {banners.map((one) => (
              <li key={one.bannerId}>
                <button
                  type="button"
                  className={styles.entry}
                  aria-current={(!isNew && one.bannerId === chosen) || undefined}
                  onClick={() => choose(one.bannerId)}
                >
                  <span>
                    <b>{one.values.title}</b>
                    <small>{placementNames[one.values.placement]}</small>
                  </span>
                  <StateMark state={one.state} />
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <BannerEditor
          key={isNew ? 'new' : `${banner.bannerId} ${JSON.stringify(banner.values)}`}
          banner={isNew ? undefined : banner}
          values={values}
          found={found}
          heading={heading}
          onSave={save}
          onDirty={setDirty}
        >
          {!isNew && (
            <BannerHistory
              key={JSON.stringify(banner.values)}
              banner={banner}
              onUndo={(before) =>
                ask(async () => {
                  setUndoProblem((await save(banner, before))?.message);
                })
              }
            />
          )}
        </BannerEditor>
      </div>
      {question}
      <Timeline banners={banners} placement={values.placement} now={found.now} />
    </>
  );
}
