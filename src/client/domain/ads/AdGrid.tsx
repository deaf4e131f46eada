import type { ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { adTitle } from '../../../ad-kit/variants';
import type { SavedAd } from '../../api/adsApi';
import { SelectAllTick } from '../../components/SelectAllTick';
import type { DrawnCardProps } from '../artwork/DrawnCard';
import { useAdDecisions } from '../proofs/useAdDecisions';
import { AdCard } from './AdCard';
import { type AdSelection, mostSelected } from './useAdSelection';

type Props = Pick<DrawnCardProps, 'heading'> & {
  ads: readonly SavedAd[];
  selection: AdSelection;
  /** Pixels that a card has at least. */
  cardWidth: number;
  actionsOf: (ad: SavedAd) => ReactNode;
  /** The campaign of an ad, where that is worth saying. */
  whereOf?: (ad: SavedAd) => string | undefined;
  /** Stands before an ad's formats. */
  stateOf?: (ad: SavedAd) => ReactNode;
};

/** A page of ads as cards that can be ticked. */
export function AdGrid({ ads, heading, selection, cardWidth, actionsOf, whereOf, stateOf }: Props) {
  const { ids, toggle } = selection;
  const decisionOn = useAdDecisions(ads.map(({ id }) => id));
  const ticked = ads.filter(({ id }) => ids.includes(id)).length;
  const isFull = ids.length >= mostSelected;
  return (
    <div>
      <PageTick>
        <SelectAllTick
          label={isFull ? `Up to ${mostSelected} ads can be selected` : 'Select all on this page'}
          ticked={ticked}
          of={ads.length}
          onToggle={() => toggle(ads.map(({ id }) => id))}
        />
      </PageTick>
      <Grid style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cardWidth}px), 1fr))` }}>
        {ads.map((ad) => (
          <AdCard
            key={ad.id}
            ad={ad}
            heading={heading}
            where={whereOf?.(ad)}
            state={stateOf?.(ad)}
            decision={decisionOn(ad.id)}
            isSelected={ids.includes(ad.id)}
            tick={
              <Checkbox
                color="secondary"
                checked={ids.includes(ad.id)}
                disabled={isFull && !ids.includes(ad.id)}
                onChange={() => toggle([ad.id])}
                slotProps={{ input: { 'aria-label': `Select ${adTitle(ad.name, ad.variant_name)}` } }}
              />
            }
            actions={actionsOf(ad)}
          />
        ))}
      </Grid>
    </div>
  );
}

const PageTick = styled('div')({ margin: '0 0 4px -9px', fontSize: 13 });

const Grid = styled('div')({ display: 'grid', gap: 16 });
