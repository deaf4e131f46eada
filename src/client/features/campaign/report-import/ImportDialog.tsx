import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { useImportCampaignMetricsMutation, type MetricsImportReport } from '../../../api/adsApi';
import type { Campaign } from '../../../api/campaignsApi';
import { toProblem } from '../../../api/problem';
import { FormDialog } from '../../../components/FormDialog';
import { faultsOf, useFormFaults } from '../../../domain/forms/useFormFaults';
import { countOf } from '../../../lib/text';
import { useAppDispatch } from '../../../redux/hooks';
import { toastShown } from '../../../redux/toastsSlice';
import { tokens } from '../../../theme/tokens';
import { ImportPreview } from './ImportPreview';
import { ReportFileField } from './ReportFileField';
import { readReportFile } from './reportFile';

/** The file that was chosen and what it would do. */
type Chosen = { name: string; text: string; report: MetricsImportReport };

/** Brings in a CSV: choose a file, see what every row does, then store it. Nothing is stored before that. */
export function ImportDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<Chosen>();
  const [fileProblem, setFileProblem] = useState<string>();
  const [preview, previewing] = useImportCampaignMetricsMutation();
  const [store, storing] = useImportCampaignMetricsMutation();
  const faults = useFormFaults(storing.error, []);
  // A slow file must not replace one that was chosen after it.
  const latestFile = useRef<File>(undefined);
  const rowsToStore = chosen ? chosen.report.added + chosen.report.changed : 0;

  const handleFile = async (file: File) => {
    latestFile.current = file;
    setChosen(undefined);
    setFileProblem(undefined);
    const read = await readReportFile(file);
    if (latestFile.current !== file) return undefined;
    if ('problem' in read) return setFileProblem(read.problem);
    const { data, error } = await preview({ id: campaign.id, metricsImport: { csv: read.text, dry_run: true } });
    if (latestFile.current !== file) return undefined;
    if (data && data.problem !== null) return setFileProblem(data.problem);
    if (data) return setChosen({ name: file.name, text: read.text, report: data });
    const { at, above } = faultsOf(toProblem(error), ['csv']);
    return setFileProblem(at.csv ?? above);
  };
  const handleSubmit = async () => {
    if (!chosen) return setFileProblem('Choose a file first.');
    if (rowsToStore === 0) return onClose();
    const { data } = await store({ id: campaign.id, metricsImport: { csv: chosen.text } });
    if (!data) return undefined;
    dispatch(toastShown({ title: 'Numbers imported', description: describe(data) }));
    return onClose();
  };

  return (
    <FormDialog
      open
      title="Import daily numbers"
      faults={faults}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel={submitLabel(chosen, rowsToStore)}
      busyLabel="Importing…"
      busy={storing.isLoading}
      width={880}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ReportFileField
          fileName={chosen?.name}
          isReading={previewing.isLoading}
          error={fileProblem}
          onFile={(file) => void handleFile(file)}
        />
        {chosen ? (
          <ImportPreview report={chosen.report} />
        ) : (
          <Box sx={{ typography: 'body2', color: tokens.text2 }}>
            The file needs a column <b>date</b> and any of <b>impressions</b>, <b>clicks</b>, <b>conversions</b>,{' '}
            <b>spend</b>, <b>revenue</b>, in any order. Commas, semicolons or tabs, decimal point or comma. Amounts are
            taken as dollars.
          </Box>
        )}
      </Box>
    </FormDialog>
  );
}

function submitLabel(chosen: Chosen | undefined, rowsToStore: number): string {
  if (!chosen) return 'Import';
  return rowsToStore > 0 ? `Import ${countOf(rowsToStore, 'day')}` : 'Done, nothing to import';
}

function describe({ added, changed, refused }: MetricsImportReport): string {
  return `${countOf(added, 'day')} added, ${changed} changed${refused > 0 ? `, ${refused} refused` : ''}.`;
}
