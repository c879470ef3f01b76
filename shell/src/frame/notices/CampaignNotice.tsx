import { TagIcon } from '@storefront/ui/icons/tag';
import { Notice } from '@storefront/ui/notice';
import type { FrameData } from '../frame.types';
import styles from './OutageNotice.module.css';

/** The campaign's text above the page that its link led to. */
export function CampaignNotice({ campaign: { title, text } }: { campaign: NonNullable<FrameData['campaign']> }) {
  return (
    <section className={styles.trouble} aria-label="Offer">
      <Notice kind="accent" icon={<TagIcon />}>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
      </Notice>
    </section>
  );
}
