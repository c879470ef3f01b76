import { TagIcon } from '@storefront/ui/icons/tag';
import { Notice } from '@storefront/ui/notice';
import type { FrameData } from './frame.types';
import styles from './Trouble.module.css';

/** Above the page that a campaign's link led to: what the campaign promised. */
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
