import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../../ad-kit/ad';
import type { Finding } from '../../../../ad-kit/check';
import { formatName } from '../../../../ad-kit/formats';
import { DialogActions, DialogFrame } from '../../../components/DialogFrame';
import { countOf } from '../../../lib/text';
import { tokens } from '../../../theme/tokens';
import { IssueList, IssueRow } from '../IssueList';

type Props = {
  errors: readonly { format: AdFormat; finding: Finding }[];
  /** The person goes to the field instead. */
  onFix: (format: AdFormat, finding: Finding) => void;
  onDownload: () => void;
  onCancel: () => void;
};

/** Says before a download what platforms would refuse in it; each error is the way to its field. */
export function DownloadIssuesDialog({ errors, onFix, onDownload, onCancel }: Props) {
  return (
    <DialogFrame open title={`${countOf(errors.length, 'error')} to fix before this ad can run`} onClose={onCancel}>
      <Words>The platforms won’t accept it as it is. The ZIP file lists the errors too.</Words>
      <IssueList>
        {errors.map(({ format, finding }) => (
          <IssueRow
            key={finding.id}
            isBad
            place={formatName(format)}
            sentence={finding.sentence}
            onChoose={() => onFix(format, finding)}
          />
        ))}
      </IssueList>
      <DialogActions>
        <Button variant="text" onClick={onCancel}>
          Cancel
        </Button>
        <Button autoFocus variant="contained" onClick={onDownload}>
          Download anyway
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

const Words = styled('p')({ marginBottom: 8, color: tokens.text2 });
