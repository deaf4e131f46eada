import { memo } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../../ad-kit/ad';
import { problemOf } from '../../../api/problem';
import { Notice } from '../../../components/Notice';
import { lazyPart } from '../../../lib/speed/lazyPart';
import { belowWide, tokens } from '../../../theme/tokens';
import { useVariants } from './useVariants';

/** Keeps the bar's place, so that nothing moves when it is there. */
const Room = styled('div')({
  minHeight: 45,
  [belowWide]: { minHeight: 51 },
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.surface,
});

const VariantBar = lazyPart(
  async () => (await import(/* webpackChunkName: "variants" */ './VariantBar')).VariantBar,
  <Room />,
);

/** Leads from an ad to its variants; nothing where it has none. */
export const Variants = memo(function Variants({ id, format }: { id: string; format: AdFormat }) {
  const { variants, isAlone, error, refetch } = useVariants(id);
  if (isAlone) return null;
  if (variants) return <VariantBar id={id} variants={variants} format={format} />;
  const problem = problemOf(error);
  if (!problem) return <Room aria-busy="true" />;
  return (
    <Failed>
      <Notice tone="bad">
        {`Couldn’t load the variants. ${problem.detail}`}
        <Button variant="text" onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    </Failed>
  );
});

const Failed = styled('div')({ padding: '8px 24px' });
