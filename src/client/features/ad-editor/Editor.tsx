import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AdFormat } from '../../../ad-kit/ad';
import type { Finding } from '../../../ad-kit/check';
import { useListImagesQuery } from '../../api/adsApi';
import { PageTitle } from '../../components/PageTitle';
import { useAppSelector } from '../../redux/hooks';
import { belowWide, tokens } from '../../theme/tokens';
import { allImages } from '../../domain/images/allImages';
import { PlaceNotice } from '../../domain/teams/PlaceNotice';
import { usePermissions } from '../../domain/teams/usePermissions';
import { useWorkplace } from '../../domain/teams/workplace';
import { BottomBar, type EditorView } from './BottomBar';
import { EditorBar } from './bar/EditorBar';
import { FindingsPanel } from './FindingsPanel';
import { FormatTabs } from './formats/FormatTabs';
import { FormatText } from './formats/FormatText';
import { PreviewPane } from './PreviewPane';
import { SaveNotices } from './saving/SaveNotices';
import { LookPane } from './look/LookPane';
import { fieldId } from './fields/findingsAt';
import { useFindings } from './fields/useFindings';
import { selectDraft } from './state/adEditorSlice';
import { useEditorKeys } from './useEditorKeys';
import { useLeaveWarning } from './saving/useLeaveWarning';

type Props = {
  id: string;
  /** The format that is shown first; the ad's own first one unless it has this. */
  firstFormat?: AdFormat | undefined;
};

/** An ad that is opened: what it says on the left, what becomes of it on the right; on phones one of them at a time. */
export function Editor({ id, firstFormat }: Props) {
  const { contents, name } = useAppSelector((state) => selectDraft(state, id));
  const [chosen, setChosen] = useState(firstFormat);
  const [view, setView] = useState<EditorView>('edit');
  const [wanted, setWanted] = useState<{ elementId: string }>();
  const { mayEdit } = usePermissions();
  const { data: images } = useListImagesQuery({ ...allImages, ...useWorkplace() });
  const facts = useMemo(() => Object.fromEntries((images?.items ?? []).map((image) => [image.id, image])), [images]);
  const findings = useFindings(contents, facts);
  const shown = contents.find(({ format }) => format === chosen) ?? contents[0];
  const isWide = !useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const handleKeys = useEditorKeys(id, mayEdit);
  // The frame first, then its parts: the browser takes up all at once in one task, during which it hears nobody.
  const hasParts = useDeferredValue(true, false);
  useLeaveWarning(id);

  useEffect(() => {
    if (!wanted) return;
    document.getElementById(wanted.elementId)?.focus();
  }, [wanted]);
  const handleFinding = useCallback((format: AdFormat, { field }: Finding) => {
    setChosen(format);
    setView('edit');
    setWanted({ elementId: fieldId(format, field) });
  }, []);

  if (!shown) return null;
  const shows = (one: EditorView) => isWide || view === one;
  return (
    // Keys such as Ctrl+Z are heard wherever in the editor the focus is.
    <Page data-page="wide" onKeyDown={handleKeys}>
      <PageTitle title={name} />
      <EditorBar id={id} />
      {!mayEdit && <PlaceNotice />}
      <SaveNotices id={id} />
      <Columns>
        <Side hidden={!shows('edit') && !shows('findings')} aria-label="What the ad says">
          {shows('edit') && (
            <>
              <FormatTabs id={id} findings={findings} value={shown.format} onChange={setChosen} />
              <Fields disabled={!mayEdit}>
                {hasParts && <FormatText id={id} ad={shown} findings={findings.get(shown.format) ?? []} />}
              </Fields>
            </>
          )}
          {shows('findings') && <FindingsPanel findings={findings} onChoose={handleFinding} />}
        </Side>
        <Stage hidden={!shows('look') && !shows('preview')} aria-label="What it looks like">
          <Fields disabled={!mayEdit}>{hasParts && shows('look') && <LookPane id={id} />}</Fields>
          {hasParts && shows('preview') && <PreviewPane id={id} />}
        </Stage>
      </Columns>
      {!isWide && <BottomBar view={view} onView={setView} findings={findings} />}
    </Page>
  );
}

/** Everything in it is disabled where nothing may be changed. */
const Fields = styled('fieldset')({ display: 'contents' });

const barsHeight = 112;

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
    top: barsHeight,
    height: `calc(100dvh - ${barsHeight}px)`,
    overflowY: 'auto',
  },
} as const;

const Side = styled('section')({
  ...column,
  borderRight: `1px solid ${tokens.line}`,
  backgroundColor: tokens.surface,
  [belowWide]: { borderRight: 0, minHeight: `calc(100dvh - ${barsHeight}px)` },
});

const Stage = styled('section')({
  ...column,
  backgroundColor: tokens.sunken,
  [belowWide]: { minHeight: `calc(100dvh - ${barsHeight}px)` },
});
