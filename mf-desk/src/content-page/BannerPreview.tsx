import { Picture } from '@storefront/ui/picture';
import { useEffect, useRef, useState } from 'react';
import layout from '../frame/Layout.module.css';
import styles from './BannerPreview.module.css';
import type { BannerForm } from './banner-form';
import { densitiesOf } from './densities';

/** More lines push the goods off a phone's first screen. */
const LINES_MAX = 2;

export interface BannerPreviewProps {
  readonly form: BannerForm;
  /** Whether the link leads to a page of the shop; undefined while it is being checked, null without a link. */
  readonly linkAnswers: boolean | null | undefined;
}

/** A banner as a phone of 320 pixels and a wide screen lay it out, and what was checked. The shop has its own colours. */
export function BannerPreview({ form, linkAnswers }: BannerPreviewProps) {
  const title = useRef<HTMLParagraphElement>(null);
  const [lines, setLines] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are measured again for each title that was drawn
  useEffect(() => {
    const drawn = title.current;
    if (drawn) setLines(Math.round(drawn.offsetHeight / Number.parseFloat(getComputedStyle(drawn).lineHeight)) || 1);
  }, [form.title]);
  const isShort = lines <= LINES_MAX;
  return (
    <section className={layout.panel} aria-label="Preview">
      <h2>
        Preview <span>The shop draws it in its own colours</span>
      </h2>
      <div className={styles.stage}>
        {(['phone', 'wide'] as const).map((width) => (
          <div key={width} className={styles.banner} data-width={width} aria-hidden={width === 'wide' || undefined}>
            <div>
              <p className={styles.title} ref={width === 'phone' ? title : undefined}>
                {form.title || 'Title'}
              </p>
              <p className={styles.text}>{form.text}</p>
            </div>
            {form.image && <Picture images={densitiesOf(form.image)} size={120} eager />}
          </div>
        ))}
      </div>
      <div role="status" aria-label="Checks">
        <ul className={styles.checks}>
          <li data-fails={!isShort || undefined}>
            {isShort
              ? 'The title fits two lines on a phone.'
              : `The title takes ${lines} lines on a phone: shorten it.`}
          </li>
          <li data-fails={linkAnswers === false || undefined}>{linkText(linkAnswers)}</li>
        </ul>
      </div>
    </section>
  );
}

function linkText(answers: boolean | null | undefined): string {
  if (answers === null) return 'Without a link it opens a page of its own.';
  if (answers === undefined) return 'The link is being checked.';
  return answers ? 'The link answers.' : 'There is no page of the shop at this link.';
}
