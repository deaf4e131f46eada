import { memo, useMemo } from 'react';
import { styled } from '@mui/material/styles';
import { formatName, formats } from '../../../ad-kit/formats';
import type { AdFormat, SavedAd } from '../../api/adsApi';
import { NameLink } from '../../components/NameLink';
import { StoredPreviews } from '../../domain/ads/StoredPreviews';
import { PlatformMark } from '../../domain/campaigns/PlatformMark';
import { paths } from '../../lib/paths';
import { belowTablet, radii, tokens } from '../../theme/tokens';

/** Pixels that a preview has at least and at most, and between two of them. */
const cell = { least: 264, most: 420, gap: 20 };

/** A row for each format, and in it a preview of each variant; what has no room is scrolled sideways. */
export function VariantMatrix({ variants }: { variants: readonly SavedAd[] }) {
  const rows = [...new Set(variants.flatMap(({ contents }) => contents.map(({ format }) => format)))];
  const widthOf = (one: number) => variants.length * (one + cell.gap) - cell.gap;
  const columns = { gridTemplateColumns: `repeat(${variants.length}, minmax(0, 1fr))` };
  return (
    <Scroll>
      {rows.map((format) => (
        <Row
          key={format}
          aria-label={formatName(format)}
          style={{ minWidth: widthOf(cell.least), maxWidth: widthOf(cell.most) }}
        >
          <h2>
            <PlatformMark platform={formats[format].platform} />
            {formatName(format)}
          </h2>
          <Cells style={columns}>
            {variants.map((variant) => (
              <li key={variant.id}>
                <NameLink to={paths.ad(variant.id)} state={{ format }} title={variant.variant_name ?? ''}>
                  {variant.variant_name}
                </NameLink>
                <Cell variant={variant} format={format} />
              </li>
            ))}
          </Cells>
        </Row>
      ))}
    </Scroll>
  );
}

const Cell = memo(function Cell({ variant, format }: { variant: SavedAd; format: AdFormat }) {
  const shown = useMemo(
    () => ({ ...variant, contents: variant.contents.filter((one) => one.format === format) }),
    [variant, format],
  );
  if (shown.contents.length === 0) return <Missing>Not in this variant</Missing>;
  return <StoredPreviews ad={shown} />;
});

const Scroll = styled('div')({
  // So that words for screen readers alone, which are placed, are scrolled along.
  position: 'relative',
  // As far as the edges of the page, with room for the rings of what has the focus.
  margin: '0 -24px',
  padding: '0 24px 24px',
  overflowX: 'auto',
  [belowTablet]: { margin: '0 -16px', padding: '0 16px 16px' },
});

const Row = styled('section')({
  marginTop: 32,
  '& > h2': {
    position: 'sticky',
    left: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    marginBottom: 12,
    fontSize: 15,
    lineHeight: '22px',
    letterSpacing: '-.01em',
  },
});

const Cells = styled('ul')({
  display: 'grid',
  gap: cell.gap,
  alignItems: 'start',
  '& > li': { display: 'grid', gap: 8, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  // On one line, so that previews of a row begin side by side.
  '& > li > a': {
    justifySelf: 'start',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: 14,
    lineHeight: '20px',
    fontWeight: 600,
  },
});

const Missing = styled('p')({
  padding: '48px 16px',
  border: `1px dashed ${tokens.strongLine}`,
  borderRadius: radii.panel,
  fontSize: 13,
  lineHeight: '18px',
  textAlign: 'center',
  color: tokens.text2,
});
