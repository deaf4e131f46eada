import { styled } from '@mui/material/styles';
import { radii, tokens } from '../../theme/tokens';
import { TemplateActions, type TemplateItemProps } from './TemplateActions';
import { Mat, TemplateArt } from './TemplateArt';
import { TemplateWords } from './TemplateWords';

/** A template in the grid: its drawing whole, what it is, and the two things to do with it. */
export function TemplateCard(props: TemplateItemProps) {
  const { name, format, thumbnail } = props.template;
  return (
    <Card aria-label={name}>
      <Picture>
        <TemplateArt src={thumbnail} format={format} />
      </Picture>
      <Below>
        <Words>
          <TemplateWords template={props.template} />
        </Words>
        <TemplateActions {...props} />
      </Below>
    </Card>
  );
}

const Card = styled('article')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.panel,
  backgroundColor: tokens.surface,
  '& h2': { marginTop: 4, fontSize: 15, lineHeight: '22px', letterSpacing: '-.01em' },
});

const Picture = styled(Mat)({
  aspectRatio: '1',
  borderBottom: `1px solid ${tokens.line}`,
  gridTemplateRows: 'minmax(0, 1fr)',
});

const Below = styled('div')({ display: 'flex', flex: '1 0 auto', flexDirection: 'column', minWidth: 0 });

const Words = styled('div')({ flex: '1 0 auto', padding: '14px 16px 0', minWidth: 0 });
