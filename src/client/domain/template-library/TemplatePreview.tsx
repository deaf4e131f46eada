import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import type { IllustrationId } from '../../../ad-kit/artwork/names';
import { canvasSize } from '../../../ad-kit/canvases';
import type { LibraryTemplate } from '../../api/templateLibraryApi';
import { IconButton } from '../../components/IconButton';
import { belowWide, tokens } from '../../theme/tokens';
import { PlatformMark } from '../campaigns/PlatformMark';
import { useHindrance } from '../teams/useMay';
import { campaignPlatformNames } from '../../../ad-kit/platforms';
import { IllustrationChoice, pictureWith } from './IllustrationChoice';
import { Mat, TemplateArt } from './TemplateArt';
import { UseTemplateButton } from './UseTemplateButton';
import { industryLabel } from './libraryNames';

type Props = {
  template: LibraryTemplate;
  busyId: string | undefined;
  /** `illustration` is one of the template's others, if that was chosen. */
  onUse: (template: LibraryTemplate, illustration?: IllustrationId) => void;
  onClose: () => void;
};

/** Everything about one template of the library. */
export function TemplatePreview({ template, busyId, onUse, onClose }: Props) {
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const hindrance = useHindrance('applyLibraryTemplate');
  const { name, category, industry, format } = template;
  const [own, ...others] = template.design_elements.artwork?.suggested_illustrations ?? [];
  const [chosen, setChosen] = useState(own);
  const other = chosen === own ? undefined : chosen;
  return (
    <Frame open onClose={onClose} fullScreen={isNarrow} aria-labelledby={titleId} maxWidth={false}>
      <Columns>
        <Picture>
          <TemplateArt src={pictureWith(template, other)} format={format} />
        </Picture>
        <Words>
          <Head>
            <div>
              <h2 id={titleId}>{name}</h2>
              <p>{`${category} · ${industryLabel(industry)} · ${canvasSize(format)}`}</p>
            </div>
            <IconButton label="Close preview" icon={X} iconSize={18} onClick={onClose} />
          </Head>
          <TemplateFacts template={template} />
          <ConversionTips tips={template.conversion_tips} />
          {own && chosen && others.length > 0 && (
            <IllustrationChoice template={template} ids={[own, ...others]} value={chosen} onChange={setChosen} />
          )}
          <Actions>
            <UseTemplateButton
              template={template}
              busyId={busyId}
              onUse={() => onUse(template, other)}
              hindrance={hindrance}
              variant="contained"
              label="Use This Template"
            />
            <Button variant="outlined" onClick={onClose}>
              Close
            </Button>
          </Actions>
        </Words>
      </Columns>
    </Frame>
  );
}

function TemplateFacts({ template }: { template: LibraryTemplate }) {
  const { color_scheme: colours, fonts } = template.design_elements;
  return (
    <Facts>
      <Fact name="Headline">
        <strong>{template.headline}</strong>
      </Fact>
      {template.subheadline && <Fact name="Subheadline">{template.subheadline}</Fact>}
      <Fact name="Body text">{template.body_text}</Fact>
      <Fact name="Call to action">{template.cta}</Fact>
      <Fact name="Target audience">{template.target_audience}</Fact>
      <Fact name="Best platforms">
        <Inline>
          {template.best_platforms.map((platform) => (
            <span key={platform}>
              <PlatformMark platform={platform} /> {campaignPlatformNames[platform]}
            </span>
          ))}
        </Inline>
      </Fact>
      {colours.length > 0 && (
        <Fact name="Colors">
          <Inline>
            {colours.map((colour) => (
              <Swatch key={colour} role="img" aria-label={colour} title={colour} style={{ backgroundColor: colour }} />
            ))}
          </Inline>
        </Fact>
      )}
      <Fact name="Fonts">{fonts.join(', ') || 'System fonts'}</Fact>
    </Facts>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ConversionTips({ tips }: { tips: string[] }) {
  if (tips.length === 0) return null;
  return (
    <Tips aria-label="Conversion tips">
      <h3>Conversion tips</h3>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Tips>
  );
}

const Frame = styled(Dialog)({
  '& .MuiDialog-paper:not(.MuiDialog-paperFullScreen)': { width: 960, maxWidth: 'calc(100% - 64px)' },
});

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: 0,
  overflowY: 'auto',
  [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Picture = styled(Mat)({
  padding: 32,
  gridTemplateRows: 'minmax(0, 1fr)',
  '& img': { maxHeight: 'min(640px, 100%)' },
  [belowWide]: { padding: 16, height: '40vh' },
});

const Words = styled('div')({ minWidth: 0, padding: 24, [belowWide]: { padding: 16 } });

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 16,
  '& h2': { fontSize: 20, lineHeight: '28px', letterSpacing: '-.02em' },
  '& p': { fontSize: 13, lineHeight: '18px', color: tokens.text2 },
});

const Facts = styled('dl')({
  display: 'grid',
  gap: 10,
  '& > div': { display: 'grid', gridTemplateColumns: '116px minmax(0, 1fr)', gap: 8 },
  '& dt': { color: tokens.text2 },
  '& dd': { overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 500 },
});

const Inline = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 12px',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
});

const Swatch = styled('i')({
  width: 22,
  height: 22,
  borderRadius: 6,
  boxShadow: `inset 0 0 0 1px ${tokens.strongLine}`,
});

const Tips = styled('section')({
  marginTop: 16,
  paddingTop: 16,
  borderTop: `1px solid ${tokens.line}`,
  '& h3': { fontSize: 14, lineHeight: '20px' },
  '& ul': { display: 'grid', gap: 6, margin: '6px 0 0', paddingLeft: 18, listStyle: 'disc', color: tokens.text2 },
});

const Actions = styled('div')({
  display: 'flex',
  gap: 8,
  marginTop: 20,
  '& > :first-of-type': { flex: '1 1 auto' },
});
