import {
  BANNER_TEXT_MAX_LENGTH,
  BANNER_TITLE_MAX_LENGTH,
  OWN_PATH_MAX_LENGTH,
  POSITION_MAX,
} from '@storefront/api/constants';
import type { BannerValues } from '@storefront/api/entities/desk/desk-banner';
import { type InferType, object, string } from 'yup';

const PLACEMENTS = ['home', 'category', 'search', 'basket'] as const;
const text = string().default('');

/** What is wrong with the form of a banner, in words. */
export const bannerSchema = object({
  title: string().trim().required('Enter the title that shoppers read.').max(BANNER_TITLE_MAX_LENGTH),
  text: text.max(BANNER_TEXT_MAX_LENGTH),
  link: text
    .max(OWN_PATH_MAX_LENGTH)
    .test(
      'path',
      'Start with /, such as /stores/:storeSlug/offers.',
      (typed) => !typed.trim() || typed.trim().startsWith('/'),
    ),
  placement: string().oneOf(PLACEMENTS).required(),
  categorySlug: text,
  image: text,
  platforms: text,
  position: text.test(
    'whole',
    'Enter a whole number, such as 3.',
    (typed) => /^\s*\d{1,7}\s*$/.test(typed) && Number(typed) <= POSITION_MAX,
  ),
  validFrom: text,
  validUntil: text.when('validFrom', ([from], field) =>
    // Local minutes compare as texts.
    field.test('order', 'The end must be after the start.', (until) => !from || !until || until > String(from)),
  ),
});

/** The form as it is typed. */
export type BannerForm = InferType<typeof bannerSchema>;

/** The form of a banner. */
export const bannerForm = (values: BannerValues): BannerForm => ({
  title: values.title,
  text: values.text,
  link: values.link ?? '',
  placement: values.placement,
  categorySlug: values.categorySlug ?? '',
  image: values.image ?? '',
  platforms: values.platforms?.join(' ') ?? '',
  position: String(values.position),
  validFrom: values.validFrom ?? '',
  validUntil: values.validUntil ?? '',
});

type Platforms = NonNullable<BannerValues['platforms']>;
const PLATFORMS: Platforms = ['web', 'ios', 'android'];

/** What a complete form says. */
export function bannerOf(form: BannerForm, isDraft: boolean): BannerValues {
  const named = form.platforms.split(' ');
  const platforms = PLATFORMS.filter((platform) => named.includes(platform));
  return {
    title: form.title.trim(),
    text: form.text.trim(),
    link: form.link.trim() || null,
    placement: form.placement,
    categorySlug: form.placement === 'category' ? form.categorySlug || null : null,
    image: form.image || null,
    platforms: platforms.length > 0 ? platforms : null,
    position: Number(form.position),
    validFrom: form.validFrom || null,
    validUntil: form.validUntil || null,
    isDraft,
  };
}

/** A banner that is begun, after the others of the first page. */
export const newBanner = (position: number): BannerValues => ({
  title: '',
  text: '',
  link: null,
  placement: 'home',
  categorySlug: null,
  image: null,
  platforms: null,
  position,
  validFrom: null,
  validUntil: null,
  isDraft: true,
});
