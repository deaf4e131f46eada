import { useState } from 'react';
import { FileText } from 'lucide-react';
import type { PictureType } from '../../../ad-kit/pictureTypes';
import type { ClientReportPaper } from '../../api/analyticsApi';
import { ActionMenuTrigger } from '../../components/ActionMenuTrigger';
import { BusyButton } from '../../components/BusyButton';
import { useAppDispatch } from '../../redux/hooks';
import { downloadPreflight } from './downloadPreflight';

const papers: readonly { paper: ClientReportPaper; label: string }[] = [
  { paper: 'letter', label: 'US Letter' },
  { paper: 'a4', label: 'A4' },
];

/** The preflight as a document to file, on the paper that is chosen. */
export function PdfMenu({ adId, pictures }: { adId: string; pictures: PictureType }) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const start = async (paper: ClientReportPaper) => {
    setIsBusy(true);
    await dispatch(downloadPreflight({ id: adId, paper, pictures }));
    setIsBusy(false);
  };
  return (
    <ActionMenuTrigger
      label="Paper size"
      items={papers.map(({ paper, label }) => ({ label, icon: FileText, onSelect: () => void start(paper) }))}
    >
      {(trigger) => (
        <BusyButton busy={isBusy} busyLabel="Creating PDF…" variant="outlined" {...trigger}>
          <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
          Download PDF
        </BusyButton>
      )}
    </ActionMenuTrigger>
  );
}
