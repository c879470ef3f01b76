import type { Handlers } from '../../../http/operation.types';
import type { ServiceContext } from '../../../service-context';
import { addBanner, changeBanner } from './banner-change.service';
import { bannerHistory } from './banner-history.service';
import { listBanners } from './banners.service';
import { addDeal, changeDeal, endDeal } from './deal-change.service';
import { dealHistory } from './deal-history.service';
import { findDealItems } from './deal-items';
import { dealExample, listDeals } from './deals.service';
import { keyedRequest } from './keyed-request';
import { linkAnswers } from './link-answers';
import { listPictures } from './pictures';
import { addPicture, uploadedPictureFile } from './uploaded-picture.service';

type Keys =
  | 'POST /desk/banners'
  | 'POST /desk/banner-history'
  | 'POST /desk/banner-link'
  | 'POST /desk/banner-add'
  | 'POST /desk/banner-change'
  | 'POST /desk/pictures'
  | 'POST /desk/picture-add'
  | 'POST /content/uploaded-picture'
  | 'POST /desk/deals'
  | 'POST /desk/deal-history'
  | 'POST /desk/deal-items'
  | 'POST /desk/deal-example'
  | 'POST /desk/deal-add'
  | 'POST /desk/deal-change'
  | 'POST /desk/deal-end';

export function deskContentRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { db } = context;
  return {
    'POST /desk/banners': ({ business, now }) => listBanners(context, business, now),
    'POST /desk/banner-history': ({ business, body }) => bannerHistory(db, business, body.bannerId),
    'POST /desk/banner-link': async ({ business, body }) => ({
      answers: await linkAnswers(db, business.id, body.link),
    }),
    'POST /desk/banner-add': (call) =>
      addBanner(context, call.business, call.body, keyedRequest(context, call), call.now),
    'POST /desk/banner-change': ({ business, body, now }) => changeBanner(context, business, body, now),
    'POST /desk/pictures': ({ business, body }) => listPictures(db, business.id, body),
    'POST /desk/picture-add': ({ business, body, now }) => addPicture(context, business.id, body, now),
    'POST /content/uploaded-picture': ({ body }) => uploadedPictureFile(context, body),
    'POST /desk/deals': ({ business, now }) => listDeals(db, business, now),
    'POST /desk/deal-history': ({ business, body }) => dealHistory(db, business, body.dealId),
    'POST /desk/deal-items': ({ business, body }) => findDealItems(db, business.id, body),
    'POST /desk/deal-example': ({ business, body }) => dealExample(db, business, body),
    'POST /desk/deal-add': (call) => addDeal(context, call.business, call.body, keyedRequest(context, call), call.now),
    'POST /desk/deal-change': ({ business, body, now }) => changeDeal(db, business, body, now),
    'POST /desk/deal-end': ({ business, body, now }) => endDeal(db, business, body, now),
  };
}
