import { BANNER_TEXT_MAX_LENGTH, BANNER_TITLE_MAX_LENGTH, OWN_PATH_MAX_LENGTH } from '@storefront/api/constants';
import { liveFields } from '@storefront/forms/live-fields';
import type { useStorefrontForm } from '@storefront/forms/use-storefront-form';
import { SelectField } from '@storefront/ui/select-field';
import { TextField } from '@storefront/ui/text-field';
import styles from '../content-pieces/Content.module.css';
import type { BannerForm } from './banner-form';
import { placementNames } from './banner-words';
import { PicturePicker } from './PicturePicker';
import type { BannersRead } from './read-banners';

export interface BannerFieldsProps {
  readonly form: ReturnType<typeof useStorefrontForm<BannerForm>>;
  readonly categories: BannersRead['found']['categories'];
}

const PLATFORMS = [
  { value: '', label: 'Browsers and apps' },
  { value: 'web', label: 'Browsers' },
  { value: 'ios android', label: 'Apps' },
  { value: 'ios', label: 'Apps on iOS' },
  { value: 'android', label: 'Apps on Android' },
  { value: 'web ios', label: 'Browsers and apps on iOS' },
  { value: 'web android', label: 'Browsers and apps on Android' },
];

/** The fields of a banner. */
export function BannerFields({ form, categories }: BannerFieldsProps) {
  const field = liveFields(form);
  const { text, placement, image } = form.values;
  return (
    <>
      <TextField {...field('title')} label="Title" autoComplete="off" maxLength={BANNER_TITLE_MAX_LENGTH} />
      <TextField
        {...field('text')}
        label="Words"
        optional
        autoComplete="off"
        maxLength={BANNER_TEXT_MAX_LENGTH}
        hint={`${text.length} of ${BANNER_TEXT_MAX_LENGTH} characters`}
      />
      <TextField
        {...field('link')}
        label="Goes to"
        optional
        autoComplete="off"
        inputMode="url"
        maxLength={OWN_PATH_MAX_LENGTH}
        hint="A path of the shop; :storeSlug stands for the shopper’s store, as in /stores/:storeSlug/offers"
      />
      <PicturePicker image={image} onChoose={(chosen) => form.setFieldValue('image', chosen)} />
      <div className={styles.pair}>
        <SelectField
          {...field('placement')}
          label="Place"
          options={Object.entries(placementNames).map(([value, label]) => ({ value, label }))}
        />
        <TextField {...field('position')} label="Order" hint="Smallest first" inputMode="numeric" />
      </div>
      {placement === 'category' && (
        <SelectField
          {...field('categorySlug')}
          label="Category"
          hint="With the categories below it"
          options={[
            { value: '', label: 'All categories' },
            ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
      )}
      <SelectField {...field('platforms')} label="Shown in" options={PLATFORMS} />
      <div className={styles.pair}>
        <TextField {...field('validFrom')} label="From" optional type="datetime-local" />
        <TextField {...field('validUntil')} label="To" optional type="datetime-local" />
      </div>
    </>
  );
}
