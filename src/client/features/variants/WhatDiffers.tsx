import { styled } from '@mui/material/styles';
import type { SavedAd } from '../../api/adsApi';
import { Panel } from '../../components/Panel';
import { differencesAmong } from '../../domain/ads/adDifferences';
import { tokens } from '../../theme/tokens';

/** Everything that isn't the same in all variants, in words. */
export function WhatDiffers({ variants }: { variants: readonly SavedAd[] }) {
  const differences = differencesAmong(variants);
  return (
    <Panel title="What differs" flush>
      {differences.length === 0 ? (
        <Nothing>These variants are the same so far.</Nothing>
      ) : (
        <Scroll role="group" aria-label="What differs" tabIndex={0}>
          <Table style={{ minWidth: 140 * (variants.length + 1) }}>
            <thead>
              <tr>
                <th scope="col">What</th>
                {variants.map(({ id, variant_name: name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {differences.map(({ label, texts }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {variants.map(({ id }, index) => (
                    <td key={id} dir="auto">
                      {texts[index] || '–'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      )}
    </Panel>
  );
}

const Nothing = styled('p')({ padding: '16px 20px', fontSize: 13, color: tokens.text2 });

const Scroll = styled('div')({ overflowX: 'auto', '&:focus-visible': { outlineOffset: -2 } });

const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '18px',
  '& th, & td': {
    padding: '8px 12px 8px 20px',
    borderTop: `1px solid ${tokens.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th': { borderTop: 0 },
  '& th': { fontWeight: 500, color: tokens.text2 },
});
