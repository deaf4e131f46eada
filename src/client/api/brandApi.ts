import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { generatedApi } from './generated/brand.gen';
import { type CachingDecisions, type TagType, invalidatesOnSuccess, tag } from './tags';

/** The contract's own types of each operation. */
type BrandDefinitions = DefinitionsFromApi<typeof generatedApi>;

/** What new ads begin with. */
export const brandApi = generatedApi.enhanceEndpoints<TagType, BrandDefinitions>({
  endpoints: {
    getBrandKit: { providesTags: [tag('BrandKit')] },
    // Ads that there are carry their own colors and logo.
    updateBrandKit: { invalidatesTags: invalidatesOnSuccess(() => [tag('BrandKit')]) },
  } satisfies CachingDecisions<BrandDefinitions>,
});

export const { useGetBrandKitQuery, useLazyGetBrandKitQuery, useUpdateBrandKitMutation } = brandApi;
export type { BrandColors, BrandKit } from './generated/brand.gen';
