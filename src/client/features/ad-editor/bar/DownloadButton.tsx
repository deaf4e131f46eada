import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Download, FileArchive, Image as ImageIcon } from 'lucide-react';
import { shallowEqual } from 'react-redux';
import type { AdFinding } from '../../../../ad-kit/preflight/finding';
import { type CanvasId, canvasSize } from '../../../../ad-kit/canvases';
import { ActionMenuTrigger } from '../../../components/ActionMenuTrigger';
import { BusyButton } from '../../../components/BusyButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useBulkFile } from '../../../domain/bulk-files/useBulkFile';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { problemToast, toastShown } from '../../../redux/toastsSlice';
import { belowTablet } from '../../../theme/tokens';
import { canvasesIn } from '../state/adDraft';
import { selectDraft } from '../state/adEditorSlice';
import { saveBeforeExport } from '../state/downloadAd';
import { useAdDownload } from './useAdDownload';
import { DownloadIssuesDialog } from './DownloadIssuesDialog';

type Props = {
  id: string;
  issues: readonly AdFinding[];
  onFix: (finding: AdFinding) => void;
};

/** Files of the ad to take home: everything in one, or one picture. Before each it says what in it is not ready. */
export function DownloadButton({ id, issues, onFix }: Props) {
  const { start, cancel, isBusy } = useAdDownload(id);
  const dispatch = useAppDispatch();
  const bulkFile = useBulkFile({
    ads: { adIds: id },
    prepare: async () => {
      const result = await dispatch(saveBeforeExport(id));
      if (!saveBeforeExport.rejected.match(result)) return true;
      if (result.payload) dispatch(toastShown(problemToast(result.payload)));
      return false;
    },
  });
  const canvases = useAppSelector((state) => canvasesIn(selectDraft(state, id)), shallowEqual);
  const [asked, setAsked] = useState<{ canvas?: CanvasId }>();
  const stops = issues.filter(({ severity, group }) => severity === 'blocks' || group === 'sample_text');
  // A picture says what the artwork says, and nothing of the formats.
  const stopsOfPicture = stops.filter((finding) => 'part' in finding);
  const handleAll = () => (stops.length > 0 ? setAsked({}) : start());
  const handlePicture = (canvas: CanvasId) => (stopsOfPicture.length > 0 ? setAsked({ canvas }) : start(canvas));
  return (
    <>
      {isBusy && (
        <Button variant="text" onClick={cancel}>
          Cancel
        </Button>
      )}
      <ActionMenuTrigger
        label="Download"
        items={[
          { label: 'All sizes and copy (ZIP)', icon: FileArchive, onSelect: handleAll },
          ...canvases.map((canvas) => ({
            label: `Image ${canvasSize(canvas)} (PNG)`,
            icon: ImageIcon,
            onSelect: () => handlePicture(canvas),
          })),
          ...bulkFile.menuItems,
        ]}
      >
        {(trigger) => (
          <Main busy={isBusy} {...trigger}>
            <Download size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>Download</span>
            <VisuallyHidden> images and copy</VisuallyHidden>
          </Main>
        )}
      </ActionMenuTrigger>
      {bulkFile.dialog}
      {asked && (
        <DownloadIssuesDialog
          findings={asked.canvas ? stopsOfPicture : stops}
          onCancel={() => setAsked(undefined)}
          onFix={(finding) => {
            setAsked(undefined);
            onFix(finding);
          }}
          onDownload={() => {
            setAsked(undefined);
            start(asked.canvas);
          }}
        />
      )}
    </>
  );
}

const Main = styled(BusyButton)({
  marginLeft: 4,
  [belowTablet]: {
    minWidth: 44,
    paddingInline: 12,
    '& span > span > span:not([class])': { position: 'absolute', clipPath: 'inset(50%)' },
  },
});
