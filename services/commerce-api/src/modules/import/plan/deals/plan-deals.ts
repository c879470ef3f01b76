import { tileOf } from '../../columns/look-columns';
import type { dealSectionsFile } from '../../files/deals-file';
import { type Row, wholesOf } from '../../read-files';
import { derivedId } from '../derived-id';
import { refusedWith } from '../named-rows';
import type { PlanContext } from '../plan-context';
import { requireFieldsOfNewRow } from '../required-fields';
import type { DealRow } from '../shop';
import { assignSlugs } from '../slugs';
import { ChangeCount, valueOrDefault, Writes } from '../table-writes';
import { dealOffer } from './deal-offer';

export interface DealsPlan {
  writes: Writes<DealRow>;
  remove: number[];
  tally: ChangeCount;
}

type Section = DealRow['sections'][number];
type SectionRow = Row<typeof dealSectionsFile.columns>;

function sectionOf({ items, problems }: PlanContext, dealId: number, { row, values }: SectionRow): Section {
  const itemIds: number[] = [];
  for (const code of values.items ?? []) {
    const id = items.idOf(code);
    if (id === undefined) problems.add('deal-sections', row, 'items', items.unknown(code));
    if (typeof id === 'number') itemIds.push(id);
  }
  const id = derivedId('section', dealId, values.code ?? '');
  return { id, name: values.name ?? '', itemIds, quantity: values.choose ?? 0 };
}

/** The sections of each deal in the sections file replace the stored ones. */
function sectionsByDeal(context: PlanContext): Map<number, Section[]> {
  const { files, deals, problems } = context;
  const found = new Map<number, Section[]>();
  const incomplete = wholesOf(files['deal-sections'].refused);
  if (files['deal-sections'].hasStrayParts)
    problems.add('deal-sections', 0, 'deal', 'a refused row names no deal, so no deal is known to be complete');
  for (const section of files['deal-sections'].rows) {
    const code = section.values.deal ?? '';
    const id = deals.idOf(code);
    // A deal and its sections are applied together, or customers would get a deal that nobody wrote.
    if (files.deals.refused.has(code)) problems.add('deal-sections', section.row, 'deal', refusedWith('deal', code));
    else if (incomplete.has(code))
      problems.add('deal-sections', section.row, 'deal', refusedWith('another section of deal', code));
    else if (id === undefined) problems.add('deal-sections', section.row, 'deal', deals.unknown(code));
    if (typeof id !== 'number') continue;
    const sections = found.get(id) ?? [];
    sections.push(sectionOf(context, id, section));
    found.set(id, sections);
  }
  context.step(files['deal-sections'].rows.length);
  return found;
}

export async function planDeals(context: PlanContext): Promise<DealsPlan> {
  const { business, files, shop, removeMissing, problems, deals } = context;
  const plan: DealsPlan = { writes: new Writes(), remove: [], tally: new ChangeCount('deals') };
  const slugs = await assignSlugs('deals', deals.rows, shop.deals, problems);
  const last = shop.deals.all.reduce((most, { position }) => Math.max(most, position), 0);
  const sections = sectionsByDeal(context);
  const incomplete = wholesOf(files['deal-sections'].refused);
  const write = (existing: DealRow | undefined, deal: DealRow) => plan.tally.record(plan.writes.add(existing, deal));
  for (const { id, code, row, existing } of deals.rows) {
    context.step(1);
    if (!existing && !requireFieldsOfNewRow('deals', code, row, problems)) continue;
    const { name, text, description, picture, position } = row.values;
    const own = sections.get(id) ?? existing?.sections ?? [];
    if (incomplete.has(code)) problems.add('deals', row.row, 'code', refusedWith('a section of deal', code));
    else if (own.length === 0 && !files['deal-sections'].unreadable)
      problems.add('deals', row.row, 'code', `${code} has no items; import deal-sections with a row for it`);
    write(existing, {
      id,
      businessId: business.id,
      code,
      slug: slugs.get(id) ?? '',
      name: valueOrDefault(name, existing?.name, ''),
      description: valueOrDefault(description, existing?.description, ''),
      text: valueOrDefault(text, existing?.text, ''),
      image: picture === undefined ? (existing?.image ?? null) : tileOf(picture),
      position: valueOrDefault(position, existing?.position, last + row.row),
      ...dealOffer(context, row, existing),
      sections: own,
    });
  }
  const others = shop.deals.all.filter(({ id }) => !deals.mentioned.has(id));
  if (files.deals.isPresent) {
    plan.remove = removeMissing ? others.map(({ id }) => id) : [];
    plan.tally.record(removeMissing ? 'removed' : 'missing', others.length);
  }
  for (const deal of others) {
    const newSections = sections.get(deal.id);
    if (newSections && !plan.remove.includes(deal.id)) write(deal, { ...deal, sections: newSections });
    else if (newSections)
      problems.add(
        'deal-sections',
        0,
        'deal',
        `${deal.code ?? deal.slug} is not in deals and would be removed; import it too`,
      );
  }
  return plan;
}
