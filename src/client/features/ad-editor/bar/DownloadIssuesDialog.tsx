import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type AdFinding, countFindings } from '../../../../ad-kit/preflight/finding';
import { DialogActions } from '../../../components/DialogActions';
import { LazyDialogFrame } from '../../../components/LazyDialogFrame';
import { IssueList, IssueWords } from '../../../domain/ads/IssueList';
import { countOf } from '../../../lib/text';
import { tokens } from '../../../theme/tokens';

type Props = {
  /** What platforms would refuse, and what still holds a template's words. */
  findings: readonly AdFinding[];
  /** The person goes to the field instead. */
  onFix: (finding: AdFinding) => void;
  onDownload: () => void;
  onCancel: () => void;
};

/** Says before a download what platforms would refuse in it and what is a template's; each is the way to its field. */
export function DownloadIssuesDialog({ findings, onFix, onDownload, onCancel }: Props) {
  const { errors, warnings } = countFindings(findings);
  return (
    <LazyDialogFrame open title={titleOf(errors, warnings)} onClose={onCancel}>
      <Words>
        {errors > 0
          ? 'The platforms won’t accept it as it is. The ZIP file lists the errors too.'
          : 'Templates advertise made-up businesses. Put your own words in place of theirs before the ad runs.'}
      </Words>
      <IssueList>
        {findings.map((finding) => (
          <li key={finding.id}>
            <button type="button" onClick={() => onFix(finding)}>
              <IssueWords finding={finding} />
            </button>
          </li>
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
