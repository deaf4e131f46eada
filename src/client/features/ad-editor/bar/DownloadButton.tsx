import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Download, FileArchive, Image as ImageIcon } from 'lucide-react';
import { shallowEqual } from 'react-redux';
import type { AdFormat } from '../../../../ad-kit/ad';
import type { Finding } from '../../../../ad-kit/check';
import { canvasSize } from '../../../../ad-kit/canvases';
import { BusyButton } from '../../../components/BusyButton';
import { lazyPart } from '../../../components/lazyPart';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useAppSelector } from '../../../redux/hooks';
import { belowTablet } from '../../../theme/tokens';
import type { FindingsByFormat } from '../fields/useFindings';
import { canvasesIn } from '../state/adDraft';
import { selectDraft } from '../state/adEditorSlice';
import { useAdDownload } from './useAdDownload';

const ActionMenuList = lazyPart(async () => (await import('../../../components/ActionMenuList')).ActionMenuList);

const DownloadIssuesDialog = lazyPart(async () => (await import('./DownloadIssuesDialog')).DownloadIssuesDialog);

type Props = {
  id: string;
  findings: FindingsByFormat;
  onFix: (format: AdFormat, finding: Finding) => void;
};

/** Files of the ad to take home: everything in one, or one picture. Before everything it says what is not ready. */
export function DownloadButton({ id, findings, onFix }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { start, cancel, isBusy } = useAdDownload(id);
  const canvases = useAppSelector((state) => canvasesIn(selectDraft(state, id)), shallowEqual);
  const [isAsking, setIsAsking] = useState(false);
  const errors = [...findings].flatMap(([format, found]) =>
    found.filter(({ severity }) => severity === 'blocks').map((finding) => ({ format, finding })),
  );
  return (
    <>
      {isBusy && (
        <Button variant="text" onClick={cancel}>
          Cancel
        </Button>
      )}
      <Main
        busy={isBusy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Download size={16} strokeWidth={1.75} aria-hidden="true" />
        <span>Download</span>
        <VisuallyHidden> images and copy</VisuallyHidden>
      </Main>
      {anchor && (
        <ActionMenuList
          id="download-menu"
          label="Download"
          anchor={anchor}
          onClose={() => setAnchor(null)}
          items={[
            {
              label: 'All sizes and copy (ZIP)',
              icon: FileArchive,
              onSelect: () => (errors.length > 0 ? setIsAsking(true) : start()),
            },
            ...canvases.map((canvas) => ({
              label: `Image ${canvasSize(canvas)} (PNG)`,
              icon: ImageIcon,
              onSelect: () => start(canvas),
            })),
          ]}
        />
      )}
      {isAsking && (
        <DownloadIssuesDialog
          errors={errors}
          onCancel={() => setIsAsking(false)}
          onFix={(format, finding) => {
            setIsAsking(false);
            onFix(format, finding);
          }}
          onDownload={() => {
            setIsAsking(false);
            start();
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
