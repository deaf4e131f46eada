import { styled } from '@mui/material/styles';
import { belowTablet, radii, tokens } from '../../theme/tokens';
import { TemplateActions, type TemplateItemProps } from './TemplateActions';
import { Mat, TemplateArt } from './TemplateArt';
import { TemplateWords } from './TemplateWords';

/** A template in the list: a row with a small drawing. */
export function TemplateRow(props: TemplateItemProps) {
  const { name, format, thumbnail } = props.template;
  return (
    <Row aria-label={name}>
      <Small>
        <TemplateArt src={thumbnail} format={format} />
      </Small>
      <Words>
        <TemplateWords template={props.template} />
      </Words>
      <TemplateActions {...props} />
    </Row>
  );
}

const Row = styled('article')({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) 260px',
  alignItems: 'center',
  gap: 16,
  padding: 12,
  borderBottom: `1px solid ${tokens.line}`,
  '&:last-of-type': { borderBottom: 0 },
  '& h2': { fontSize: 15, lineHeight: '22px' },
  [belowTablet]: { gridTemplateColumns: '72px minmax(0, 1fr)', '& > :last-child': { gridColumn: '1 / -1' } },
  '& > :last-child': { padding: 0 },
});

const Small = styled(Mat)({
  height: 96,
  padding: 8,
  borderRadius: radii.control,
  gridTemplateRows: 'minmax(0, 1fr)',
  [belowTablet]: { height: 72 },
});

const Words = styled('div')({
  minWidth: 0,
  '& p:nth-of-type(1)': { justifyContent: 'flex-start' },
  '& p:nth-of-type(2)': { minHeight: 0 },
});
