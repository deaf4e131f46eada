import { eachAs } from '../../contract/jsonBodies';
import { toWireAd } from '../../contract/wire/ads';
import type { Db } from '../../db/connect';
import { itemsIn } from '../../db/reach';
import { ads as adsTable } from '../../db/tables/ads';
import type { Scope } from '../../lib/scope';
import type { Turns } from '../../lib/turns';
import type { Given, ServerModule } from '../../module';
import type { CampaignsService } from '../campaigns/campaigns.service';
import type { ImagesService } from '../images/images.service';
import type { ChangeLabelsTx } from '../labels/changeLabels.service';
import type { TemplateLibraryService } from '../template-library/templateLibrary.service';
import type { AdDrawing } from './adDrawing.port';
import { createAdFilesService, type Decided } from './adFiles.service';
import { createAdImagesRepository } from './adImages.repository';
import { createAdLabelsService } from './adLabels.service';
import { adActivity } from './ads.activity';
import { type AdServices, createAdHandlers } from './ads.handlers';
import { type AdsRepository, createAdsRepository } from './ads.repository';
import { createCampaignAdsRepository } from './campaignAds.repository';
import { type AdVariantsRepository, createAdVariantsRepository } from './adVariants.repository';
import { createAdVariantsService } from './adVariants.service';
import { createDeletedAdsRepository, type DeletedAdsRepository } from './deletedAds.repository';
import { type AdsService, type AdsTx, createAdsService } from './ads.service';

interface Others {
  campaigns: CampaignsService;
  images: ImagesService;
  library: TemplateLibraryService;
  drawing: AdDrawing;
  pictureTurns: Turns;
  heavyTurns: Turns;
}

export const adsModule = {
  repositories: (db: Db) => ({
    ads: createAdsRepository(db),
    adImages: createAdImagesRepository(db),
    adVariants: createAdVariantsRepository(db),
    campaignAds: createCampaignAdsRepository(db),
    deletedAds: createDeletedAdsRepository(db),
  }),
  services: (
    given: Given<
      { ads: AdsRepository; adVariants: AdVariantsRepository; deletedAds: DeletedAdsRepository } & Decided,
      AdsTx & ChangeLabelsTx
    > &
      Others,
  ) => {
    const { repositories, unitOfWork, clock, ...others } = given;
    const ads = createAdsService({ ...repositories, unitOfWork, clock });
    const adVariants = createAdVariantsService({ ...repositories, unitOfWork, clock });
    return {
      ads,
      adVariants,
      adLabels: createAdLabelsService({ unitOfWork, clock }),
      adFiles: createAdFilesService({ ...repositories, ...others, ads, adVariants }),
    };
  },
  handlers: createAdHandlers,
  jobs: {},
  housekeeping: ({ ads }: { ads: AdsService }) => ({ 'deleted ads': () => ads.removeDeleted() }),
  accountExport: ({ ads, library }: Pick<AdServices, 'ads' | 'library'>, ofAccount: Scope) =>
    Promise.resolve({
      ads: eachAs(ads.each(ofAccount), (one) => toWireAd(one, ofAccount, library.samplesIn(one))),
    }),
  activity: adActivity,
  itemKinds: { ad: itemsIn(adsTable) },
} satisfies ServerModule;
