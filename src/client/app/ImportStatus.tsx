import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { ProgressBar } from '../components/ProgressBar';
import { useUnloadQuestion } from '../components/useUnloadQuestion';
import {
  type ImportRun,
  isUnderWay,
  selectImportRun,
  selectIsImportShown,
} from '../features/report-import/importSlice';
import { formatProgress } from '../lib/numbers';
import { paths } from '../lib/paths';
import { useAppSelector } from '../redux/hooks';
import { shadows, tokens } from '../theme/tokens';

/** Says on every other page how far a long import is, and has the browser ask before its tab is closed. */
export function ImportStatus() {
  const run = useAppSelector(selectImportRun);
  const isShown = useAppSelector(selectIsImportShown);
  const isOn = run !== null && isUnderWay(run);
  useUnloadQuestion(isOn);
  return isOn && !isShown ? <Status run={run} /> : null;
}

function Status({ run: { fileName, storedRows, rows } }: { run: ImportRun }) {
  return (
    <Card to={paths.importReport}>
      <span>{`Importing ${fileName}`}</span>
      <b>{formatProgress(storedRows, rows)}</b>
      <ProgressBar label={`Importing ${fileName}`} done={storedRows} of={rows} />
    </Card>
  );
}

const Card = styled(Link)({
  position: 'fixed',
  zIndex: 900,
  bottom: 16,
  left: 16,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 16px',
  width: 'min(280px, calc(100vw - 32px))',
  padding: '12px 14px',
  borderRadius: 10,
  backgroundColor: tokens.surface,
  boxShadow: shadows.menu,
  color: tokens.text,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { fontWeight: 500 },
  '& progress': { gridColumn: '1 / -1' },
});
