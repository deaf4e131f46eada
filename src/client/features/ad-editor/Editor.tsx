import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AdFormat } from '../../../ad-kit/ad';
import { type AdFinding, type ArtworkFinding, type ArtworkPart, inOrder } from '../../../ad-kit/preflight/finding';
import { artworkSampleFindings } from '../../../ad-kit/sampleTexts';
import { PageTitle } from '../../components/PageTitle';
import { useAppSelector } from '../../redux/hooks';
import { belowWide, tokens } from '../../theme/tokens';
import type { EditorPlace } from '../../domain/ads/findingLinks';
import { useAdContext } from '../../domain/ads/useAdContext';
import { useDrawnFindings } from '../../domain/ads/useDrawnFindings';
import { WorkspaceNotice } from '../../domain/teams/WorkspaceNotice';
import { useMay } from '../../domain/teams/useMay';
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
  const [first] = useState(() => firstPlace && viewOf(firstPlace));
  const templateTexts = useAppSelector((state) => selectEditedAd(state, id)?.samples);
  const draft = useAppSelector((state) => selectDraft(state, id));
  const { contents, name, artwork, picture } = draft;
  const firstTab = first?.tab ?? firstFormat;
  const [chosen, setChosen] = useState<EditorTab | undefined>(firstTab);
  const [lastFormat, setLastFormat] = useState(firstTab === 'artwork' ? undefined : firstTab);
  const [view, setView] = useState<EditorView>(first?.view ?? 'edit');
  const [wanted, setWanted] = useState<Wanted | undefined>(first?.wanted);
  const mayEdit = useMay('updateAd');
  const { images, campaign } = useAdContext(draft);
  const context = useMemo(
    () => ({ images, campaign, samples: new Set(templateTexts) }),
    [images, campaign, templateTexts],
  );
  const findings = useFindings(contents, context);
  const { found: drawn = noFindings } = useDrawnFindings(draft, drawingPauseMs);
  const inArtwork = useMemo(() => {
    const texts = { layout: artwork.layout, brand: artwork.brand, ...picture };
    return [...artworkSampleFindings(texts, context.samples), ...drawn];
  }, [artwork, picture, context, drawn]);
  const issues = useMemo(() => inOrder<AdFinding>([...findings.values(), inArtwork].flat()), [findings, inArtwork]);
  const warnings = useMemo(() => drawn.map(({ sentence }) => sentence), [drawn]);
  const shown = contents.find(({ format }) => format === lastFormat) ?? contents[0];
  const isWide = !useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  useEditorKeys(id, mayEdit);
  // The frame is shown first and its parts after it, because inserting all at once would block input for one long task.
  const hasParts = useDeferredValue(true, false);
  useLeaveWarning(id);

  useEffect(() => {
    if (!wanted) return;
    document.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted, hasParts]);
  const handleTab = useCallback((tab: EditorTab) => {
    setChosen(tab);
    if (tab !== 'artwork') setLastFormat(tab);
  }, []);
  const handleFinding = useCallback(
    (place: EditorPlace) => {
      const { tab, view: shownView, wanted: target } = viewOf(place);
      if (tab) handleTab(tab);
      setView(shownView);
      setWanted(target);
    },
    [handleTab],
  );

  if (!shown) return null;
  const isArtwork = chosen === 'artwork';
  const shows = (one: EditorView) => isWide || view === one;
  return (
    <Page data-page="wide">
      <PageTitle title={name} />
      <EditorBar id={id} />
      {!mayEdit && <WorkspaceNotice />}
      <SaveNotices id={id} />
      <Columns>
        <Side hidden={!shows('edit') && !shows('findings')} aria-label="Ad copy">
          {shows('edit') && (
            <>
              <FormatTabs
                id={id}
                findings={findings}
                hasArtworkFindings={inArtwork.length > 0}
                value={isArtwork ? 'artwork' : shown.format}
                onChange={handleTab}
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
          {shows('findings') && <FindingsPanel findings={issues} onChoose={handleFinding} />}
        </Side>
        <Stage hidden={!shows('look') && !shows('preview')} aria-label="Design and preview">
          <Fields disabled={!mayEdit}>
            {hasParts && shows('look') && (
              <LookPane
                id={id}
                format={shown.format}
                hasPicture={!isWide}
                warnings={warnings}
                opensMore={wanted?.part === 'logo' ? wanted : undefined}
              />
            )}
          </Fields>
          {hasParts && shows('preview') && <PreviewPane id={id} format={shown.format} />}
        </Stage>
      </Columns>
      {!isWide && <BottomBar view={view} onView={setView} count={issues.length} />}
    </Page>
  );
}

/** What gets the focus; the same again is another one. */
type Wanted = { selector: string; part?: ArtworkPart };

/** What has to be shown for a place to have the focus. */
function viewOf(place: EditorPlace): { tab?: EditorTab; view: EditorView; wanted: Wanted } {
  if (!('part' in place)) {
    const { format, field } = place;
    return { tab: format, view: 'edit', wanted: { selector: `#${fieldId(format, field)}` } };
  }
  const { part } = place;
  const wanted = { selector: artworkFieldSelector(part), part };
  return part === 'image' || part === 'logo' ? { view: 'look', wanted } : { tab: 'artwork', view: 'edit', wanted };
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
