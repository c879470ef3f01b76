import type { BannerValues, DeskBanner } from '@storefront/api/entities/desk/desk-banner';
import { FormErrors } from '@storefront/forms/form-errors';
import { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { Button } from '@storefront/ui/button';
import { type ReactNode, type RefObject, useRef } from 'react';
import styles from '../content-pieces/Content.module.css';
import { minuteLabel } from '../content-pieces/local-minute';
import { StateMark } from '../content-pieces/StateMark';
import layout from '../frame/Layout.module.css';
import { useTellDirty } from '../unsaved/use-tell-dirty';
import { BannerFields } from './BannerFields';
import { BannerPreview } from './BannerPreview';
import { bannerForm, bannerOf, bannerSchema } from './banner-form';
import { countsText } from './banner-words';
import type { BannersRead } from './read-banners';
import type { SaveBanner } from './use-banners';
import { useLinkCheck } from './use-link-check';

export interface BannerEditorProps {
  /** Undefined for a new one. */
  readonly banner: DeskBanner | undefined;
  readonly values: BannerValues;
  readonly found: BannersRead['found'];
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onSave: SaveBanner;
  /** Whether something is typed that is not saved. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Beside the preview. */
  readonly children?: ReactNode;
}

/** The form of one banner with its preview: published within its times, or kept as a draft. */
export function BannerEditor({ banner, values, found, heading, onSave, onDirty, children }: BannerEditorProps) {
  const savesDraft = useRef(false);
  const form = useStorefrontForm({
    initialValues: bannerForm(values),
    schema: bannerSchema,
    onSubmit: (typed) => onSave(banner, bannerOf(typed, savesDraft.current)),
  });
  useTellDirty(form.dirty, onDirty);
  const linkAnswers = useLinkCheck(form.values.link);
  const { validFrom } = form.values;
  const isLater = Boolean(validFrom) && validFrom > found.now;
  return (
    <>
      <section className={layout.panel} aria-label={banner ? 'Banner' : 'New banner'}>
        <div className={styles.title}>
          <h2 ref={heading} tabIndex={-1}>
            {banner ? banner.values.title : 'New banner'}
          </h2>
          {banner && <StateMark state={banner.state} />}
        </div>
        {banner && <p className={layout.small}>{countsText(banner)}</p>}
        {banner?.isHeldBack && (
          <p className={layout.error}>
            The shop leaves it out: its deal is over or planned, or the goods behind its link must not be promoted.
          </p>
        )}
        <form {...form.formProps} className="sf-stack">
          <FormErrors errors={form.formErrors} />
          <BannerFields form={form} categories={found.categories} />
          <div className={layout.actions}>
            <Button
              {...form.submitProps}
              onClick={() => {
                savesDraft.current = false;
              }}
            >
              {isLater ? `Publish for ${minuteLabel(validFrom)}` : 'Publish'}
            </Button>
            <Button
              {...form.submitProps}
              kind="quiet"
              onClick={() => {
                savesDraft.current = true;
              }}
            >
              {banner && !banner.values.isDraft ? 'Withdraw to draft' : 'Save draft'}
            </Button>
          </div>
        </form>
      </section>
      <div className={styles.side}>
        <BannerPreview form={form.values} linkAnswers={linkAnswers} />
        {children}
      </div>
    </>
  );
}
