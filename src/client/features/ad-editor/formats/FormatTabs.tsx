import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { Shapes } from 'lucide-react';
import type { AdFormat } from '../../../../ad-kit/ad';
import { isBlocked } from '../../../../ad-kit/check';
import { formats, formatName } from '../../../../ad-kit/formats';
import { TabBar } from '../../../components/TabBar';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { PlatformMark } from '../../../domain/campaigns/PlatformMark';
import { useMay } from '../../../domain/teams/useMay';
import { belowWide, tokens } from '../../../theme/tokens';
import { AddFormat } from './AddFormat';
import type { FindingsByFormat } from '../fields/useFindings';

type Props = {
  id: string;
  findings: FindingsByFormat;
  /** Whether there is something to say of the artwork. */
  hasArtworkFindings: boolean;
  value: EditorTab;
  onChange: (tab: EditorTab) => void;
};

/** Type of copy in the editor: the artwork's words, or those of a format. */
export type EditorTab = AdFormat | 'artwork';

/** The artwork's words, then the formats, each with a dot for what a platform would refuse or show worse. */
export const FormatTabs = memo(function FormatTabs({ id, findings, hasArtworkFindings, value, onChange }: Props) {
  const mayEdit = useMay('updateAd');
  const formatTabs = [...findings].map(([format, found]) => ({
    value: format,
    label: (
      <>
        <PlatformMark platform={formats[format].platform} />
        {formatName(format)}
        <Dot findings={found} />
      </>
    ),
  }));
  const tabs = [
    { value: 'artwork' as EditorTab, label: <ArtworkLabel hasFindings={hasArtworkFindings} /> },
    ...formatTabs,
  ];
  return (
    <Bar>
      <TabBar label="Artwork and formats" idPrefix="format" value={value} tabs={tabs} onChange={onChange} />
      {mayEdit && <AddFormat id={id} onAdded={onChange} />}
    </Bar>
  );
});

function ArtworkLabel({ hasFindings }: { hasFindings: boolean }) {
  return (
    <>
      <Shapes size={16} strokeWidth={1.75} aria-hidden="true" />
      Artwork
      {hasFindings && <Advice />}
    </>
  );
}

function Dot({ findings }: { findings: NonNullable<ReturnType<FindingsByFormat['get']>> }) {
  if (findings.length === 0) return null;
  if (!isBlocked(findings)) return <Advice />;
  return (
    <Mark data-tone="bad">
      <VisuallyHidden>, has errors</VisuallyHidden>
    </Mark>
  );
}

function Advice() {
  return (
    <Mark data-tone="warn">
      <VisuallyHidden>, has warnings</VisuallyHidden>
    </Mark>
  );
}

const Bar = styled('div')({
  position: 'sticky',
  zIndex: 2,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  paddingRight: 12,
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.surface,
  [belowWide]: { position: 'static' },
  '& > [role="tablist"]': {
    flex: 1,
    minWidth: 0,
    padding: '0 24px',
    boxShadow: 'none',
    maskImage: 'linear-gradient(90deg, transparent, #000 16px, #000 calc(100% - 16px), transparent)',
    [belowWide]: { padding: '0 16px' },
  },
  '& button[role="tab"]': { display: 'inline-flex', alignItems: 'center', gap: 6, height: 48, fontSize: 13 },
});

const Mark = styled('span')({
  width: 6,
  height: 6,
  borderRadius: '50%',
  '&[data-tone="bad"]': { backgroundColor: tokens.badDot },
  '&[data-tone="warn"]': { backgroundColor: tokens.warnDot },
});
