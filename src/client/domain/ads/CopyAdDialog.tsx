import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { adFormats, formatName } from '../../../ad-kit/formats';
import { type AdCopy, type AdFormat, type SavedAd, useDuplicateAdMutation } from '../../api/adsApi';
import { DialogActions } from '../../components/DialogActions';
import { LazyDialogFrame } from '../../components/LazyDialogFrame';
import { FormDialog } from '../../components/FormDialog';
import { SelectField } from '../../components/SelectField';
import { paths } from '../../lib/paths';
import { tokens } from '../../theme/tokens';
import { useFormFaults } from '../forms/useFormFaults';
import { ConversionList } from './ConversionList';

type Props = { ad: SavedAd; onClose: () => void };

/** Copies an ad for another format, and tells what became of its texts. */
export function CopyAdDialog({ ad, onClose }: Props) {
  const offered = formatsFor(ad);
  const [format, setFormat] = useState(() => offered.find((each) => !has(ad, each)) ?? offered[0] ?? 'google_search');
  const [copyAd, { data, isLoading, error }] = useDuplicateAdMutation();
  const faults = useFormFaults(error, ['format']);
  const source = sourceOf(ad, format);
  if (data) return <CopyResult copy={data} from={source} onClose={onClose} />;
  return (
    <FormDialog
      open
      title="Copy for another platform"
      faults={faults}
      onClose={onClose}
      onSubmit={() => void copyAd({ id: ad.id, adCopyRequest: { format } })}
      submitLabel="Create copy"
      busyLabel="Copying…"
      busy={isLoading}
    >
      <SelectField
        label="Format"
        value={format}
        onChange={setFormat}
        error={faults.at.format}
        hint={
          source === format
            ? 'This ad already has text for it, which is used as is.'
            : `Made from the ${formatName(source)} text. Nothing is made up, and this ad stays the same.`
        }
        options={offered.map((value) => ({ value, label: formatName(value) }))}
      />
    </FormDialog>
  );
}

type ResultProps = { copy: AdCopy; from: AdFormat; onClose: () => void };

function CopyResult({ copy: { ad, changes, missing }, from, onClose }: ResultProps) {
  const [{ format } = { format: from }] = ad.contents;
  return (
    <LazyDialogFrame open title={`A copy for ${formatName(format)}`} width={560} onClose={onClose}>
      <Outcome role="status">
        <p>{`“${ad.name}” is saved.`}</p>
        <ConversionList from={from} to={format} changes={changes} missing={missing} />
      </Outcome>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Done
        </Button>
        <Button variant="contained" component={Link} to={paths.ad(ad.id)} onClick={onClose}>
          Open the copy
        </Button>
      </DialogActions>
    </LazyDialogFrame>
  );
}

const has = ({ contents }: SavedAd, format: AdFormat): boolean => contents.some((each) => each.format === format);

/** All formats but the ad's only one, which would be no other. */
const formatsFor = (ad: SavedAd): AdFormat[] =>
  adFormats.filter((format) => ad.contents.length > 1 || !has(ad, format));

/** Which of the ad's texts a copy is made of. */
const sourceOf = (ad: SavedAd, format: AdFormat): AdFormat =>
  has(ad, format) ? format : (ad.contents[0]?.format ?? format);

const Outcome = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > p:first-of-type': { color: tokens.text2 },
});
