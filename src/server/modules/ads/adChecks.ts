import { type OtherVariant, otherVariant } from '../../../ad-kit/alikeLinks';
import { picturedBody } from '../../../ad-kit/artwork/picturedBody';
import type { CanvasId } from '../../../ad-kit/canvases';
import { adFindings } from '../../../ad-kit/preflight/adFindings';
import { drawnCanvasesOf, fileFindings } from '../../../ad-kit/preflight/fileFindings';
import type { AdFinding, ArtworkFinding } from '../../../ad-kit/preflight/finding';
import type { AdCampaign } from '../../../ad-kit/preflight/linkTags';
import { type DrawnBytes, type PictureType, pictureTypeFor } from '../../../ad-kit/pictureTypes';
import { sampleKeysOf } from '../../../ad-kit/sampleTexts';
import type { Scope } from '../../lib/scope';
import type { ImagesService } from '../images/images.service';
import type { ImageFacts } from '../images/images.types';
import type { TemplateLibraryService } from '../template-library/templateLibrary.service';
import { imageIdsIn } from './adArchive';
import { campaignToCompare, type ComparedCampaigns } from './adCampaign';
import type { AdDrawings, DrawnFiles } from './adDrawings';
import type { AdFormat, SavedAd } from './ads.types';
import type { AdVariantsService } from './adVariants.service';

export interface AdChecksDeps {
  adVariants: Pick<AdVariantsService, 'list'>;
  campaigns: ComparedCampaigns;
  images: Pick<ImagesService, 'read'>;
  library: Pick<TemplateLibraryService, 'samplesIn'>;
}

/** Goes through ads before their files go out. */
export function createAdChecks({ adVariants, campaigns, images, library }: AdChecksDeps, drawings: AdDrawings) {
  /** Which of its texts are a template's, without those that its layout does not draw. */
  const samplesOf = (ad: SavedAd) => library.samplesIn({ ...ad, body: picturedBody(ad.artwork.layout, ad.body) });

  const findingsOf = (
    ad: SavedAd,
    facts: ReadonlyMap<string, ImageFacts>,
    { campaign, otherVariants }: { campaign: AdCampaign | undefined; otherVariants: readonly OtherVariant[] },
    drawn: readonly ArtworkFinding[],
  ): AdFinding[] => {
    const { contents, artwork, headline, subheadline, body } = ad;
    const { texts, fields } = samplesOf(ad);
    const checked = {
      contents,
      campaign,
      otherVariants,
      artwork: { layout: artwork.layout, brand: artwork.brand, headline, subheadline, body },
      samples: new Set(sampleKeysOf(contents, texts, fields)),
      images: Object.fromEntries([...facts].map(([id, image]) => [id, { ...image, bytes: image.byteCount }])),
    };
    return adFindings(checked, drawn);
  };

  /** What is known of the images that its formats show, by id. */
  const factsOf = async (scope: Scope, { contents }: SavedAd): Promise<Map<string, ImageFacts>> => {
    const facts = new Map<string, ImageFacts>();
    for (const id of imageIdsIn(contents)) facts.set(id, (await images.read(scope, id)).image);
    return facts;
  };

  const otherVariantsOf = async (scope: Scope, { id, variantGroup }: SavedAd): Promise<OtherVariant[]> => {
    const others: OtherVariant[] = [];
    if (variantGroup === null) return others;
    for await (const one of await adVariants.list(scope, id))
      if (one.id !== id) others.push(otherVariant(one.variantName ?? '', one.contents));
    return others;
  };

  return {
    factsOf,
    samplesOf,

    /** Draws every picture among an ad's files, and lists its findings. */
    check: async (scope: Scope, ad: SavedAd, wanted: PictureType, signal: AbortSignal) => {
      const facts = await factsOf(scope, ad);
      const canvases = drawnCanvasesOf(ad.contents);
      const { files, findings: drawn } = await drawings.several(scope, ad, canvases, wanted, signal);
      const bytes = new Map([...files].map(([canvas, drawnFiles]) => [canvas, bytesOf(drawnFiles)]));
      const logos = await drawings.logos(scope, ad, signal);
      const inFiles = [...fileFindings(ad.contents, wanted, bytes), ...logos.findings];
      const campaign = await campaignToCompare(campaigns, scope, ad);
      const otherVariants = await otherVariantsOf(scope, ad);
      return {
        ad,
        facts,
        files,
        logos: logos.files,
        campaign,
        findings: findingsOf(ad, facts, { campaign, otherVariants }, [...drawn, ...inFiles]),
        typeOf: (format: AdFormat, canvas: CanvasId) => pictureTypeFor(format, wanted, bytes.get(canvas) ?? {}),
      };
    },
  };
}

const bytesOf = ({ png, jpeg }: DrawnFiles): DrawnBytes => ({ png: png.length, ...(jpeg && { jpeg: jpeg.length }) });
