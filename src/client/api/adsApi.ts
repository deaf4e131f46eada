import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { type SavedAd as WireAd, generatedApi } from './generated/ads.gen';
import { type Page, pageOf } from './page';
import {
  type CachingDecisions,
  type TagType,
  eachTag,
  idTag,
  invalidatesOnDelete,
  invalidatesOnSuccess,
  listTag,
  nothing,
  tagsOfList,
} from './tags';
import type { Answering, Whole } from './whole';

export type SavedAd = Whole<
  WireAd,
  'from_brief' | 'labels' | 'sample_texts' | 'sample_fields' | 'variant_group' | 'variant_name'
>;

/** A backend may say less of an ad: then no brief filled it, no template's words are in it, and it has no labels or variants. */
const wholeAd = (ad: WireAd): SavedAd => ({
  from_brief: null,
  labels: [],
  sample_texts: [],
  sample_fields: [],
  variant_group: null,
  variant_name: null,
  ...ad,
});

/** The contract's own types of each operation, before lists become pages. */
type AdsDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Answering<
  AdsDefinitions,
  Record<'createAd' | 'getAd' | 'updateAd' | 'restoreAd' | 'addVariant' | 'nameVariant', SavedAd> & {
    listAds: Page<SavedAd>;
    listVariants: SavedAd[];
  }
>;

const oneAd = invalidatesOnSuccess((_result, { id }: { id: string }) => [idTag('Ad', id), listTag('Ad')]);
const anyAd = invalidatesOnSuccess(() => [listTag('Ad')]);

/** Ads, for the pages that show, write or offer one. */
export const adsApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listAds: {
      transformResponse: pageOf(wholeAd),
      // How ads stand with clients changes with links, and with what is decided by them.
      providesTags: (page, _error, { approval }) => [
        ...tagsOfList('Ad', page?.items),
        ...(approval ? [listTag('Proof')] : []),
      ],
    },
    createAd: { transformResponse: wholeAd, invalidatesTags: anyAd },
    getAd: { transformResponse: wholeAd, providesTags: (_ad, _error, { id }) => [idTag('Ad', id), eachTag('Ad')] },
    updateAd: { transformResponse: wholeAd, invalidatesTags: oneAd },
    labelAds: {
      invalidatesTags: invalidatesOnSuccess((result) => [
        ...(result?.done ?? []).map((id) => idTag('Ad', id)),
        listTag('Ad'),
      ]),
    },
    deleteAd: { invalidatesTags: invalidatesOnDelete(() => [listTag('Ad')]) },
    // Files are saved as they come, by the screens themselves.
    getAdPicture: { providesTags: nothing, keepUnusedDataFor: 0 },
    exportAd: { providesTags: nothing, keepUnusedDataFor: 0 },
    exportAdPreflight: { providesTags: nothing, keepUnusedDataFor: 0 },
    exportVariants: { providesTags: nothing, keepUnusedDataFor: 0 },
    exportBulkFile: { providesTags: nothing, keepUnusedDataFor: 0 },
    // Whoever is about to send something out is told how it stands now.
    getBulkFilePreview: { providesTags: nothing, keepUnusedDataFor: 0 },
    restoreAd: { transformResponse: wholeAd, invalidatesTags: oneAd },
    duplicateAd: { invalidatesTags: anyAd },
    listVariants: {
      transformResponse: (ads: WireAd[]) => ads.map(wholeAd),
      providesTags: (ads) => tagsOfList('Ad', ads),
    },
    // The first variant makes one of the ad itself too.
    addVariant: { transformResponse: wholeAd, invalidatesTags: oneAd },
    nameVariant: { transformResponse: wholeAd, invalidatesTags: oneAd },
  } satisfies CachingDecisions<Definitions>,
});

export const {
  useListAdsQuery,
  useCreateAdMutation,
  useGetAdQuery,
  useDeleteAdMutation,
  useLabelAdsMutation,
  useDuplicateAdMutation,
  useListVariantsQuery,
  useAddVariantMutation,
  useNameVariantMutation,
  useGetBulkFilePreviewQuery,
} = adsApi;
export type {
  AdContents,
  AdCopy,
  AdFormat,
  AdTextChange,
  ApprovalState,
  AdsManager,
  ArtworkDesign,
  ArtworkFormat,
  BulkFileLeftOut,
  BulkFilePreview,
  LabelAdsApiArg,
  ImageCrops,
  MissingField,
  NewAd,
  ObjectPose,
  PictureTexts,
  TextSizes,
} from './generated/ads.gen';
