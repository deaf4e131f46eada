import { useState } from 'react';
import Button from '@mui/material/Button';
import { type AdsManager, useGetBulkFilePreviewQuery } from '../../api/adsApi';
import { type Problem, toProblem } from '../../api/problem';
import { BusyButton } from '../../components/BusyButton';
import { DialogActions } from '../../components/DialogActions';
import { DialogFrame } from '../../components/DialogFrame';
import { ErrorPanel } from '../../components/ErrorPanel';
import { LoadingLines } from '../../components/LoadingLines';
import { Notice } from '../../components/Notice';
import { useAbortable } from '../../lib/useAbortable';
import { useAppDispatch } from '../../redux/hooks';
import { useWorkspace } from '../teams/workspace';
import { BulkFileContents } from './BulkFileContents';
import { downloadBulkFile } from './downloadBulkFile';
import { adsManagers, type BulkFileAds } from './managers';

type Props = { manager: AdsManager; ads: BulkFileAds; onClose: () => void };

/** Says what goes to an ads manager, what stays and why, and what to fill in over there; then downloads the file. */
export function BulkFileDialog({ manager, ads, onClose }: Props) {
  const workspace = useWorkspace();
  const name = adsManagers.find(({ id }) => id === manager)?.name ?? '';
  const read = useGetBulkFilePreviewQuery({ ...workspace, ...ads, manager }, { refetchOnMountOrArgChange: true });
  const { start, isBusy, problem } = useDownload({ ...workspace, manager, ads }, onClose);
  const preview = read.isFetching ? undefined : read.currentData;
  return (
    <DialogFrame open title={`Export to ${name}`} width={560} onClose={onClose}>
      {problem && <Notice tone="bad">{problem.detail}</Notice>}
      {read.isFetching && <LoadingLines label="Checking the ads" widths={['60%', '90%', '75%']} />}
      {!read.isFetching && read.error !== undefined && (
        <ErrorPanel
          title="Couldn’t check the ads"
          detail={toProblem(read.error).detail}
          onRetry={() => void read.refetch()}
        />
      )}
      {preview && <BulkFileContents preview={preview} onLeave={onClose} />}
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {isBusy ? 'Cancel' : 'Close'}
        </Button>
        {preview && preview.ads.length > 0 && (
          <BusyButton variant="contained" busy={isBusy} busyLabel="Preparing…" onClick={start}>
            Download
          </BusyButton>
        )}
      </DialogActions>
    </DialogFrame>
  );
}

/** Downloads the file; closing the dialog cancels it. */
function useDownload(wanted: Parameters<typeof downloadBulkFile>[0], onDone: () => void) {
  const dispatch = useAppDispatch();
  const { wait, isBusy } = useAbortable();
  const [problem, setProblem] = useState<Problem>();
  const start = async () => {
    setProblem(undefined);
    const result = await wait(dispatch(downloadBulkFile(wanted)));
    if (downloadBulkFile.fulfilled.match(result)) onDone();
    else setProblem(result.payload);
  };
  return { start: () => void start(), isBusy, problem };
}
