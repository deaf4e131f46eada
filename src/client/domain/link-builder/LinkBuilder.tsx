import { Suspense } from 'react';
import type { AdFormat } from '../../../ad-kit/ad';
import { lazyPart } from '../../components/lazyPart';

export type LinkBuilderProps = {
  /** The link as it is; what is measured of it is taken apart. */
  address: string;
  /** Whose usual values and placeholders are offered. */
  format: AdFormat;
  /** Called with the whole link when it is applied. */
  onChange: (address: string) => void;
  onClose: () => void;
};

const LinkBuilderContent = lazyPart(async () => (await import('./LinkBuilderContent')).LinkBuilderContent);

/** A dialog that builds an ad's link with all that is measured of it. Its code is loaded with the first one. */
export function LinkBuilder(props: LinkBuilderProps) {
  return (
    <Suspense fallback={null}>
      <LinkBuilderContent {...props} />
    </Suspense>
  );
}
