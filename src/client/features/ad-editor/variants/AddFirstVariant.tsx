import { styled } from '@mui/material/styles';
import { CopyPlus } from 'lucide-react';
import { BusyButton } from '../../../components/BusyButton';
import { belowWide } from '../../../theme/tokens';
import { useAddVariant } from './useAddVariant';
import { useVariants } from './useVariants';

/** For an ad without variants: makes the first. Narrow screens have it in their menu. */
export function AddFirstVariant({ id }: { id: string }) {
  const { isAlone } = useVariants(id);
  const { add, isBusy } = useAddVariant(id);
  if (!isAlone) return null;
  return (
    <Wide variant="text" busy={isBusy} title="Add Variant" onClick={add}>
      <CopyPlus size={16} strokeWidth={1.75} aria-hidden="true" />
      <Words>Add Variant</Words>
    </Wide>
  );
}

const Wide = styled(BusyButton)({ minWidth: 0, [belowWide]: { display: 'none' } });

/** The bar has room for them beside a long name only on large screens. */
const Words = styled('span')({
  '@media (max-width: 1279.95px)': { position: 'absolute', clipPath: 'inset(50%)' },
});
