import type { BannerPlan } from '../content/banner';

export const retailBanners: readonly BannerPlan[] = [
  {
    title: 'Light the long evenings',
    text: 'Table lamps, floor lamps and pendants, in every finish.',
    motif: 'dome-lamp-bone',
    link: '/stores/:storeSlug/category/table-lamps',
    placement: 'home',
  },
  {
    title: 'The table, relaid',
    text: 'A fifth off plates, bowls and glasses bought together.',
    motif: 'side-plates-sky',
    link: '/stores/:storeSlug/deal/table-relaid',
    placement: 'category',
    categorySlug: 'kitchen',
  },
  {
    title: 'A bulb with every lamp',
    text: 'Four pounds off the bulb.',
    motif: 'dome-lamp-ink',
    link: '/stores/:storeSlug/deal/lamp-and-bulb',
    placement: 'category',
    categorySlug: 'lighting',
  },
  {
    title: '£10 off tools',
    text: 'When you spend £40 on hand tools.',
    motif: 'toolbox-ultramarine',
    link: '/stores/:storeSlug/deal/ten-pounds-off-tools',
    placement: 'category',
    categorySlug: 'tools',
  },
  {
    title: 'Bathroom set, £35',
    text: 'A bath towel and a mat.',
    motif: 'towels-bone',
    link: '/stores/:storeSlug/deal/bathroom-set-for-35',
    placement: 'category',
    categorySlug: 'bath',
  },
  {
    title: 'Made to be repaired',
    text: 'Spare parts for every lamp that we ever sold.',
    motif: 'toolbox-ultramarine',
    link: '/stores/:storeSlug/category/tools',
    placement: 'search',
  },
  {
    title: '60 days to bring it back',
    text: 'Any store, no questions.',
    motif: 'gift-box-ultramarine',
    link: null,
    placement: 'basket',
  },
];
