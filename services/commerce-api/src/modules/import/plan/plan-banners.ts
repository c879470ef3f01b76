import { tileOf } from '../columns/look-columns';
import type { CategoriesPlan } from './plan-categories';
import type { PlanContext } from './plan-context';
import { requireFieldsOfNewRow } from './required-fields';
import type { BannerHandle, BannerRow } from './shop';
import { ChangeCount, valueOrDefault, valueOrNull, Writes } from './table-writes';

export interface BannersPlan {
  writes: Writes<BannerRow>;
  remove: number[];
  tally: ChangeCount;
}

type NamedBanner = PlanContext['banners']['rows'][number];

/** The slug of the category on whose pages a banner is shown. */
function categorySlugOf(
  { categories, problems }: PlanContext,
  { row }: NamedBanner,
  kept: CategoriesPlan['kept'],
  was: BannerHandle | undefined,
): string | null {
  const { category, placement = was?.placement } = row.values;
  if (category === undefined) return was?.categorySlug ?? null;
  if (category === null) return null;
  if (placement !== 'category' && !row.faulty.has('placement'))
    problems.add('banners', row.row, 'category', 'is only for the placement category; leave it blank');
  const id = categories.idOf(category);
  if (id === undefined) problems.add('banners', row.row, 'category', categories.unknown(category));
  return kept.get(typeof id === 'number' ? id : 0)?.slug ?? null;
}

/** Plans the banners. @param kept the categories after the import */
export function planBanners(context: PlanContext, kept: CategoriesPlan['kept']): BannersPlan {
  const { banners, business, files, shop, removeMissing, problems } = context;
  const plan: BannersPlan = { writes: new Writes(), remove: [], tally: new ChangeCount('banners') };
  const last = shop.banners.all.reduce((most, { position }) => Math.max(most, position), 0);
  for (const named of banners.rows) {
    const { id, code, row, existing } = named;
    const { title, text, placement, picture, link, platforms, position } = row.values;
    context.step(1);
    if (!existing && !requireFieldsOfNewRow('banners', code, row, problems)) continue;
    const banner: BannerRow = {
      id,
      businessId: business.id,
      slug: code,
      title: valueOrDefault(title, existing?.title, ''),
      text: valueOrDefault(text, existing?.text, ''),
      image: picture === undefined ? (existing?.image ?? null) : tileOf(picture),
      link: valueOrNull(link, existing?.link),
      placement: valueOrDefault(placement, existing?.placement, 'home'),
      platforms: valueOrNull(platforms, existing?.platforms),
      categorySlug: categorySlugOf(context, named, kept, existing),
      position: valueOrDefault(position, existing?.position, last + row.row),
      // Files name neither times nor drafts: those of the desk stay.
      validFrom: existing?.validFrom ?? null,
      validUntil: existing?.validUntil ?? null,
      isDraft: existing?.isDraft ?? false,
    };
    plan.tally.record(plan.writes.add(existing, banner));
  }
  if (!files.banners.isPresent) return plan;
  const others = shop.banners.all.filter(({ id }) => !banners.mentioned.has(id));
  plan.remove = removeMissing ? others.map(({ id }) => id) : [];
  plan.tally.record(removeMissing ? 'removed' : 'missing', others.length);
  return plan;
}
