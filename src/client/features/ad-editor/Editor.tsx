import { useDeferredValue, useMemo } from 'react';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AdFormat } from '../../../ad-kit/ad';
import { type AdFinding, type ArtworkFinding, inOrder } from '../../../ad-kit/preflight/finding';
import { artworkSampleFindings } from '../../../ad-kit/sampleTexts';
import { PageTitle } from '../../components/PageTitle';
import { useAppSelector } from '../../redux/hooks';
import { belowWide, tokens } from '../../theme/tokens';
import type { EditorPlace } from '../../domain/ads/findingLinks';
import { useAdContext } from '../../domain/ads/useAdContext';
import { useDrawnFindings } from '../../domain/ads/useDrawnFindings';
import { useOtherVariants } from '../../domain/ads/useOtherVariants';
import { WorkspaceNotice } from '../../domain/teams/WorkspaceNotice';
import { useMay } from '../../domain/teams/useMay';
import { BottomBar, type EditorView } from './BottomBar';
import { EditorBar } from './bar/EditorBar';
import { editorBarsHeight } from './editorBarsHeight';
import { FindingsPanel } from './FindingsPanel';
import { ArtworkStage } from './artwork/ArtworkStage';
import { ArtworkText } from './artwork/ArtworkText';
import { useObjectMoves } from './artwork/objectMoves';
import { usePoseScope, useSizeInFront } from './artwork/poseScope';
import { useTouchLayers } from './artwork/useTouchLayers';
import { FormatTabs } from './formats/FormatTabs';
import { FormatText } from './formats/FormatText';
import { BriefRow } from './fill/BriefRow';
import { PreviewPane } from './PreviewPane';
import { SaveNotices } from './saving/SaveNotices';
import { LookPane } from './look/LookPane';
import { useFindings } from './fields/useFindings';
import { selectDraft, selectEditedAd } from './state/adEditorSlice';
import { useEditorKeys } from './useEditorKeys';
import { useEditorPlace } from './useEditorPlace';
import { useLeaveWarning } from './saving/useLeaveWarning';
import { Variants } from './variants/Variants';

const noFindings: readonly ArtworkFinding[] = [];

/** Long enough that nothing is drawn while somebody types, in milliseconds. */
const drawingPauseMs = 700;

type Props = {
  id: string;
  /** The format that is shown first; the ad's own first one unless it has this. */
  firstFormat?: AdFormat | undefined;
  /** What has the focus first. */
  firstPlace?: EditorPlace | undefined;
};

/** An ad that is opened: what it says on the left, what becomes of it on the right; on phones one of them at a time. */
export function Editor({ id, firstFormat, firstPlace }: Props) {
  const templateTexts = useAppSelector((state) => selectEditedAd(state, id)?.samples);
  const isVariant = useAppSelector((state) => selectEditedAd(state, id)?.isVariant ?? false);
  const draft = useAppSelector((state) => selectDraft(state, id));
  const { contents, name, artwork, picture } = draft;
  const mayEdit = useMay('updateAd');
  const { images, campaign } = useAdContext(draft);
  const { others: otherVariants } = useOtherVariants({ id, isVariant });
  const context = useMemo(
    () => ({ images, campaign, otherVariants, samples: new Set(templateTexts) }),
    [images, campaign, otherVariants, templateTexts],
  );
  const findings = useFindings(contents, context);
  const { found: drawn = noFindings } = useDrawnFindings(draft, drawingPauseMs);
  const inArtwork = useMemo(() => {
    const texts = { layout: artwork.layout, brand: artwork.brand, ...picture };
    return [...artworkSampleFindings(texts, context.samples), ...drawn];
  }, [artwork, picture, context, drawn]);
  const issues = useMemo(() => inOrder<AdFinding>([...findings.values(), inArtwork].flat()), [findings, inArtwork]);
  const warnings = useMemo(() => drawn.map(({ sentence }) => sentence), [drawn]);
  // The frame is shown first and its parts after it, because inserting all at once would block input for one long task.
  const hasParts = useDeferredValue(true, false);
  const place = useEditorPlace({ format: firstFormat, place: firstPlace }, hasParts);
  const { tab, view, wanted, showTab, showView, leadTo, touch } = place;
  const shown = contents.find(({ format }) => format === place.format) ?? contents[0];
  const isArtwork = tab === 'artwork';
  const { canvas, pick } = useSizeInFront(draft, shown?.format, isArtwork);
  const scope = usePoseScope(draft, canvas);
  const layers = useTouchLayers(touch, useObjectMoves(id, scope));
  const isWide = !useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  useEditorKeys(id, mayEdit);
  useLeaveWarning(id);

  if (!shown) return null;
  const shows = (one: EditorView) => isWide || view === one;
  return (
    <Page data-page="wide">
      <PageTitle title={name} />
      <EditorBar id={id} />
      {!mayEdit && <WorkspaceNotice />}
      <Variants id={id} format={shown.format} />
      <SaveNotices id={id} />
      <Columns onKeyDown={place.handleKeyDown}>
        <Side hidden={!shows('edit') && !shows('findings')} aria-label="Ad copy">
          {shows('edit') && (
            <>
              <FormatTabs
                id={id}
                findings={findings}
                hasArtworkFindings={inArtwork.length > 0}
                value={isArtwork ? 'artwork' : shown.format}
                onChange={showTab}
              />
              {mayEdit && <BriefRow id={id} />}
              <Fields disabled={!mayEdit}>
                {hasParts && isArtwork && <ArtworkText id={id} findings={inArtwork} />}
                {hasParts && !isArtwork && (
                  <FormatText id={id} ad={shown} findings={findings.get(shown.format) ?? []} />
                )}
              </Fields>
            </>
          )}
          {shows('findings') && <FindingsPanel findings={issues} onChoose={leadTo} />}
        </Side>
        <Stage hidden={!shows('look') && !shows('preview')} aria-label="Design and preview">
          <Fields disabled={!mayEdit}>
            {hasParts && shows('look') && (
              <LookPane
                id={id}
                scope={scope}
                hasPicture={!isWide}
                warnings={warnings}
                wanted={wanted}
                layer={mayEdit ? layers.all : undefined}
              />
            )}
          </Fields>
          {hasParts && isArtwork && shows('preview') && (
            <ArtworkStage id={id} canvas={canvas} onCanvas={pick} layer={mayEdit ? layers.all : undefined} />
          )}
          {hasParts && shows('preview') && (
            <PreviewPane
              id={id}
              format={isArtwork ? undefined : shown.format}
              layer={mayEdit ? layers.pointer : undefined}
            />
          )}
        </Stage>
      </Columns>
      {!isWide && <BottomBar view={view} onView={showView} count={issues.length} />}
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
