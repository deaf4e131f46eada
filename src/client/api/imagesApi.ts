import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { type Image as WireImage, generatedApi } from './generated/images.gen';
import { fileAddress, releaseFile } from './imageFiles';
import { type Page, pageOf } from './page';
import {
  type CachingDecisions,
  type TagType,
  invalidatesOnDelete,
  invalidatesOnSuccess,
  listTag,
  nothing,
  tagsOfList,
} from './tags';
import type { Answering } from './whole';

export type Image = Required<WireImage>;

/** A backend may not tell cut-outs from photos, nor how light they are. */
const wholeImage = (image: WireImage): Image => ({ transparent: false, tones: [], ...image });

/** The contract's own types of each operation, before lists become pages. */
type ImagesDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Answering<ImagesDefinitions, { getImage: string; listImages: Page<Image>; uploadImage: Image }>;

/** Pictures and logos, for whatever is drawn with them. */
export const imagesApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    // Every letter of an ad changes it a little, so it is asked for each time that it is shown.
    getStorageUse: { providesTags: [listTag('Image')], keepUnusedDataFor: 0 },
    listImages: { transformResponse: pageOf(wholeImage), providesTags: (page) => tagsOfList('Image', page?.items) },
    uploadImage: { transformResponse: wholeImage, invalidatesTags: invalidatesOnSuccess(() => [listTag('Image')]) },
    // A file never changes. What is cached of it is its address in the browser; the component that shows it says for
    // how long.
    getImage: {
      keepUnusedDataFor: 0,
      query: ({ id }) => ({ url: `/images/${encodeURIComponent(id)}`, responseHandler: fileAddress }),
      providesTags: nothing,
      onCacheEntryAdded: releaseFile,
    },
    deleteImage: { invalidatesTags: invalidatesOnDelete(() => [listTag('Image')]) },
  } satisfies CachingDecisions<Definitions>,
});

type ImagesState = Parameters<ReturnType<typeof imagesApi.endpoints.getImage.select>>[0];

/** What is known of an image's file. The store's own type has only the endpoints that every page loads. */
export function selectImageFile(state: unknown, id: string): { address: string | undefined; isFailed: boolean } {
  const { data, isError } = imagesApi.endpoints.getImage.select({ id })(state as ImagesState);
  return { address: data, isFailed: isError };
}

export const { useGetStorageUseQuery, useListImagesQuery, useUploadImageMutation, useDeleteImageMutation } = imagesApi;
