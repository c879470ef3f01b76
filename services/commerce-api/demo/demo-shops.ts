import { lathmere } from './businesses/lathmere';
import { pipwell } from './businesses/pipwell';
import type { CampaignPlan } from './campaigns/campaign-rows';
import { groceryCampaigns, retailCampaigns } from './campaigns/campaigns';
import type { BannerPlan } from './content/banner';
import { type DaysFromToday, groceryDays, retailDays } from './content/days-from-today';
import { grocerySearchTerms, retailSearchTerms } from './content/search-terms';
import type { SynonymPlan } from './content/synonym';
import type { DemoBusiness } from './demo-data.types';
import { groceryBanners } from './grocery/banners';
import { grocerySynonyms } from './grocery/synonyms';
import { lathmerePages, lathmereRedirects } from './pages/lathmere-pages';
import type { PagePlan, RedirectPlan } from './pages/page-plan';
import { pipwellPages, pipwellRedirects } from './pages/pipwell-pages';
import { groceryMembers } from './people/grocery-members';
import type { MemberPlan } from './people/member-plan';
import { groceryOperators, type OperatorPlan, retailOperators } from './people/operator-plan';
import { retailMembers } from './people/retail-members';
import { retailBanners } from './retail/banners';
import { retailSynonyms } from './retail/synonyms';

/** A demonstration shop: the folder of its import files, and what is no table of an import. */
export interface DemoShop {
  readonly business: DemoBusiness;
  /** The folder beside this file: its stores, items, prices and so on, as any retailer imports them. */
  readonly folder: string;
  /** Stores are numbered in the order of their file, because links name them by id: `storeId=101`. */
  readonly firstStoreId: number;
  readonly days: DaysFromToday;
  readonly banners: readonly BannerPlan[];
  readonly searchTerms: readonly string[];
  readonly synonyms: readonly SynonymPlan[];
  readonly campaigns: readonly CampaignPlan[];
  readonly pages: readonly PagePlan[];
  readonly redirects: RedirectPlan;
  readonly members: readonly MemberPlan[];
  readonly operators: readonly OperatorPlan[];
}

export const demoShops: readonly DemoShop[] = [
  {
    business: pipwell,
    folder: 'pipwell',
    firstStoreId: 101,
    days: groceryDays,
    banners: groceryBanners,
    searchTerms: grocerySearchTerms,
    synonyms: grocerySynonyms,
    campaigns: groceryCampaigns,
    pages: pipwellPages,
    redirects: pipwellRedirects,
    members: groceryMembers,
    operators: groceryOperators,
  },
  {
    business: lathmere,
    folder: 'lathmere',
    firstStoreId: 201,
    days: retailDays,
    banners: retailBanners,
    searchTerms: retailSearchTerms,
    synonyms: retailSynonyms,
    campaigns: retailCampaigns,
    pages: lathmerePages,
    redirects: lathmereRedirects,
    members: retailMembers,
    operators: retailOperators,
  },
];
