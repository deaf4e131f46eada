import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../../ad-kit/ad';
import type { Finding } from '../../../../ad-kit/check';
import { formatName } from '../../../../ad-kit/formats';
import { DialogActions } from '../../../components/DialogActions';
import { LazyDialogFrame } from '../../../components/LazyDialogFrame';
import type { SamplePart } from '../../../domain/ads/artworkSamples';
import { countOf } from '../../../lib/text';
import { tokens } from '../../../theme/tokens';
import { ArtworkIssueRow, IssueList, IssueRow } from '../IssueList';

type Placed = { format: AdFormat; finding: Finding };

type Props = {
  /** What platforms would refuse. */
  errors: readonly Placed[];
  /** Fields that still hold a template's words. */
  fields: readonly Placed[];
  /** What the artwork still says of its template. */
  samples: readonly SamplePart[];
  /** The person goes to the field instead. */
  onFix: (format: AdFormat, finding: Finding) => void;
  onFixArtwork: (part: SamplePart['part']) => void;
  onDownload: () => void;
  onCancel: () => void;
};

/** Says before a download what platforms would refuse in it and what is a template's; each is the way to its field. */
export function DownloadIssuesDialog(props: Props) {
  const { errors, fields, samples, onFix, onFixArtwork, onDownload, onCancel } = props;
  return (
    <LazyDialogFrame open title={titleOf(errors.length, fields.length + samples.length)} onClose={onCancel}>
      <Words>
        {errors.length > 0
          ? 'The platforms won’t accept it as it is. The ZIP file lists the errors too.'
          : 'Templates advertise made-up businesses. Put your own words in place of theirs before the ad runs.'}
      </Words>
      <IssueList>
        {[...errors, ...fields].map(({ format, finding }) => (
          <IssueRow
            key={finding.id}
            isBad={finding.severity === 'blocks'}
            place={formatName(format)}
            sentence={finding.sentence}
            onChoose={() => onFix(format, finding)}
          />
        ))}
        {samples.map((one) => (
          <ArtworkIssueRow key={one.part} sample={one} onChoose={onFixArtwork} />
        ))}
      </IssueList>
      <DialogActions>
        <Button variant="text" onClick={onCancel}>
          Go back
        </Button>
        <Button autoFocus variant="contained" onClick={onDownload}>
          Download anyway
        </Button>
      </DialogActions>
    </LazyDialogFrame>
  );
}

/** "1 error to fix before this ad can run", "3 fields still hold sample text". */
function titleOf(errors: number, samples: number): string {
  if (errors === 0) return `${countOf(samples, 'field')} still ${samples === 1 ? 'holds' : 'hold'} sample text`;
  const besides = samples > 0 ? ` and ${countOf(samples, 'sample text')}` : '';
  return `${countOf(errors, 'error')}${besides} to fix before this ad can run`;
}

const Words = styled('p')({ marginBottom: 8, color: tokens.text2 });
