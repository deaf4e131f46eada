import { useState } from 'react';
import { formatName } from '../../../../ad-kit/formats';
import type { GoogleSearchAd } from '../../../../ad-kit/ad';
import { countSearchCombinations, searchCombinationAt } from '../../../../ad-kit/preview';
import { PreviewFigure } from '../parts/PreviewFigure';
import { Stepper } from '../parts/Stepper';
import type { PreviewProps } from '../previewProps';
import { SearchResult } from './SearchResult';

/** A search ad on a desktop and on a phone; both show the same of the combinations that Google can make. */
export function SearchPreview({ ad, advertiser }: PreviewProps<GoogleSearchAd>) {
  const [step, setStep] = useState(0);
  const count = countSearchCombinations(ad);
  // Fewer texts make fewer combinations, so the step may lie behind the last one.
  const at = count === 0 ? 0 : ((step % count) + count) % count;
  const result = { ad, advertiser, combination: searchCombinationAt(ad, at) };
  const placement = formatName('google_search');
  return (
    <>
      <PreviewFigure
        wide
        platform="google"
        placement={placement}
        detail="desktop"
        aside={<Stepper noun="Combination" at={at} count={count} onStep={setStep} />}
      >
        <SearchResult screen="desktop" {...result} />
      </PreviewFigure>
      <PreviewFigure platform="google" placement={placement} detail="phone" preview={1}>
        <SearchResult screen="phone" {...result} />
      </PreviewFigure>
    </>
  );
}
