import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AdFormat } from '../../../ad-kit/ad';
import type { Finding } from '../../../ad-kit/check';
import { useListImagesQuery } from '../../api/imagesApi';
import { PageTitle } from '../../components/PageTitle';
import { useAppSelector } from '../../redux/hooks';
import { belowWide, tokens } from '../../theme/tokens';
import { type SamplePart, artworkSamples } from '../../domain/ads/artworkSamples';
import { allImages } from '../../domain/images/allImages';
import { WorkspaceNotice } from '../../domain/teams/WorkspaceNotice';
import { useMay } from '../../domain/teams/useMay';
import { useWorkspace } from '../../domain/teams/workspace';
import { BottomBar, type EditorView } from './BottomBar';
import { EditorBar } from './bar/EditorBar';
import { editorBarsHeight } from './editorBarsHeight';
import { FindingsPanel } from './FindingsPanel';
import { artworkFieldSelector } from './artwork/ArtworkFields';
import { ArtworkText } from './artwork/ArtworkText';
import { type EditorTab, FormatTabs } from './formats/FormatTabs';
import { FormatText } from './formats/FormatText';
import { BriefRow } from './fill/BriefRow';
import { PreviewPane } from './PreviewPane';
import { SaveNotices } from './saving/SaveNotices';
import { LookPane } from './look/LookPane';
import { fieldId } from './fields/findingsAt';
import { useFindings } from './fields/useFindings';
import { selectDraft, selectEditedAd } from './state/adEditorSlice';
import { useEditorKeys } from './useEditorKeys';
import { useLeaveWarning } from './saving/useLeaveWarning';

type Props = {
  id: string;
  /** The format that is shown first; the ad's own first one unless it has this. */
  firstFormat?: AdFormat | undefined;
};

/** An ad that is opened: what it says on the left, what becomes of it on the right; on phones one of them at a time. */
export function Editor({ id, firstFormat }: Props) {
  const templateTexts = useAppSelector((state) => selectEditedAd(state, id)?.samples);
  const { contents, name, artwork, picture } = useAppSelector((state) => selectDraft(state, id));
  const [chosen, setChosen] = useState<EditorTab | undefined>(firstFormat);
  const [lastFormat, setLastFormat] = useState(firstFormat);
  const [view, setView] = useState<EditorView>('edit');
  const [wanted, setWanted] = useState<{ selector: string }>();
  const mayEdit = useMay('updateAd');
  const { data: images } = useListImagesQuery({ ...allImages, ...useWorkspace() });
  const facts = useMemo(() => Object.fromEntries((images?.items ?? []).map((image) => [image.id, image])), [images]);
  const known = useMemo(() => new Set(templateTexts), [templateTexts]);
  const findings = useFindings(contents, facts, known);
  const samples = useMemo(() => artworkSamples({ artwork, picture }, known), [artwork, picture, known]);
  const shown = contents.find(({ format }) => format === lastFormat) ?? contents[0];
  const isWide = !useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  useEditorKeys(id, mayEdit);
  // The frame is shown first and its parts after it, because inserting all at once would block input for one long task.
  const hasParts = useDeferredValue(true, false);
  useLeaveWarning(id);

  useEffect(() => {
    if (!wanted) return;
    document.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);
  const handleTab = useCallback((tab: EditorTab) => {
    setChosen(tab);
    if (tab !== 'artwork') setLastFormat(tab);
  }, []);
  const handleFinding = useCallback(
    (format: AdFormat, { field }: Finding) => {
      handleTab(format);
      setView('edit');
      setWanted({ selector: `#${fieldId(format, field)}` });
    },
    [handleTab],
  );

  const handleSample = useCallback((part: SamplePart['part']) => {
    setChosen('artwork');
    setView('edit');
    setWanted({ selector: artworkFieldSelector(part) });
  }, []);

  if (!shown) return null;
  const isArtwork = chosen === 'artwork';
  const shows = (one: EditorView) => isWide || view === one;
  return (
    <Page data-page="wide">
      <PageTitle title={name} />
      <EditorBar {...{ id, findings, samples }} onFinding={handleFinding} onSample={handleSample} />
      {!mayEdit && <WorkspaceNotice />}
      <SaveNotices id={id} />
      <Columns>
        <Side hidden={!shows('edit') && !shows('findings')} aria-label="Ad copy">
          {shows('edit') && (
            <>
              <FormatTabs
                id={id}
                findings={findings}
                hasSamples={samples.length > 0}
                value={isArtwork ? 'artwork' : shown.format}
                onChange={handleTab}
              />
              {mayEdit && <BriefRow id={id} />}
              <Fields disabled={!mayEdit}>
                {hasParts && isArtwork && <ArtworkText id={id} samples={samples} />}
                {hasParts && !isArtwork && (
                  <FormatText id={id} ad={shown} findings={findings.get(shown.format) ?? []} />
                )}
              </Fields>
            </>
          )}
          {shows('findings') && (
            <FindingsPanel {...{ findings, samples }} onChoose={handleFinding} onChooseSample={handleSample} />
          )}
        </Side>
        <Stage hidden={!shows('look') && !shows('preview')} aria-label="Design and preview">
          <Fields disabled={!mayEdit}>
            {hasParts && shows('look') && <LookPane id={id} format={shown.format} hasPicture={!isWide} />}
          </Fields>
          {hasParts && shows('preview') && <PreviewPane id={id} format={shown.format} />}
        </Stage>
      </Columns>
      {!isWide && <BottomBar view={view} onView={setView} findings={findings} samples={samples.length} />}
    </Page>
  );
}

/** Everything in it is disabled where nothing may be changed, and looks as disabled by itself: the fieldset gives it no class. */
const Fields = styled('fieldset')({
  display: 'contents',
  '&:disabled': {
    '& input, & textarea': { backgroundColor: tokens.muteSoft, color: tokens.text2 },
    '& button': { color: tokens.text3, pointerEvents: 'none' },
    '& .MuiButton-outlined': { backgroundColor: tokens.muteSoft, borderColor: 'transparent' },
    '& .MuiButton-text, & [data-color="default"]': { opacity: 0.6 },
  },
});

const Page = styled('div')({ [belowWide]: { paddingBottom: 72 } });

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '432px minmax(0, 1fr)',
  [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const column = {
  minWidth: 0,
  '&[hidden]': { display: 'none' },
  '@media (min-width: 900px)': {
    position: 'sticky',
    top: editorBarsHeight,
    height: `calc(100dvh - ${editorBarsHeight}px)`,
    overflowY: 'auto',
  },
} as const;

const Side = styled('section')({
  ...column,
  borderRight: `1px solid ${tokens.line}`,
  backgroundColor: tokens.surface,
  [belowWide]: { borderRight: 0, minHeight: `calc(100dvh - ${editorBarsHeight}px)` },
});

const Stage = styled('section')({
  ...column,
  backgroundColor: tokens.sunken,
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  [belowWide]: { minHeight: `calc(100dvh - ${editorBarsHeight}px)` },
});
