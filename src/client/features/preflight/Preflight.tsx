import { useMemo } from 'react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { type AdFinding, type FindingGroup, findingGroups, inOrder } from '../../../ad-kit/preflight/finding';
import { groupWords, summaryOf, whyNotChecked } from '../../../ad-kit/preflight/groupWords';
import { hasPictureTypes } from '../../../ad-kit/pictureTypes';
import { adTitle } from '../../../ad-kit/variants';
import type { SavedAd } from '../../api/adsApi';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { PrintButton } from '../../components/PrintButton';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { usePictureType } from '../../domain/ads/pictureType';
import { useAdFindings } from '../../domain/ads/useAdFindings';
import { useOtherVariants } from '../../domain/ads/useOtherVariants';
import { paths } from '../../lib/paths';
import { pageOnPaper } from '../../theme/onPaper';
import { belowWide } from '../../theme/tokens';
import { DownloadMenu } from './DownloadMenu';
import { GroupPanel, type GroupState } from './GroupPanel';
import { PdfMenu } from './PdfMenu';
import { Pictures } from './Pictures';
import { drawnGroups } from './groups';
import { useFileFindings } from './useFileFindings';
import { useLogoFindings } from './useLogoFindings';

/** An ad gone through before its files go out: what was found of each kind, its pictures, and the download. */
export function Preflight({ ad }: { ad: SavedAd }) {
  const variants = useOtherVariants({ id: ad.id, isVariant: ad.variant_group !== null });
  const { findings: stored, isChecking, isDrawingFailed } = useAdFindings(ad, variants.others);
  const [chosen, setPictures] = usePictureType();
  // Nobody gets what they can't change here.
  const pictures = hasPictureTypes(ad.contents) ? chosen : 'png';
  const files = useFileFindings(ad, pictures);
  const logos = useLogoFindings(ad);
  const findings = useMemo(() => inOrder([...stored, ...(files.found ?? []), ...logos]), [stored, files.found, logos]);
  const stateOf = (group: FindingGroup): GroupState => {
    const why = whyNotChecked(group, { contents: ad.contents, hasLogo: ad.logo_id !== null });
    if (why !== undefined) return { is: 'unknown', why };
    if (group === 'files') {
      if (files.problem) return { is: 'unknown', why: `Couldn’t check the artwork’s files. ${files.problem}` };
      return { is: files.found ? 'checked' : 'checking' };
    }
    if (group === 'links' && variants.isFailed) {
      return { is: 'unknown', why: 'Couldn’t compare the links of its variants. Reload the page to try again.' };
    }
    if (group === 'links' && variants.isLoading) return { is: 'checking' };
    if (!drawnGroups.has(group)) return { is: 'checked' };
    if (isDrawingFailed) return { is: 'unknown', why: 'Couldn’t draw the artwork. Reload the page to try again.' };
    return { is: isChecking ? 'checking' : 'checked' };
  };
  const isPending = isChecking || variants.isLoading || (!files.found && !files.problem);
  const summary = isPending ? 'Checking…' : summaryOf(findings) || 'Ready to go';
  return (
    <>
      <GlobalStyles styles={pageOnPaper} />
      <PageHeader
        title="Preflight"
        subtitle={`${adTitle(ad.name, ad.variant_name)} · ${summary}`}
        back={{ to: paths.ad(ad.id), label: 'Back to the editor' }}
        actions={
          <>
            <PrintButton />
            <PdfMenu adId={ad.id} pictures={pictures} />
            <DownloadMenu
              ad={ad}
              label={findings.some(isStop) ? 'Download anyway' : 'Download'}
              pictures={pictures}
              onPictures={setPictures}
            />
          </>
        }
      />
      <div role="status">
        <VisuallyHidden>{summary}</VisuallyHidden>
      </div>
      <Columns>
        <Panel flush>
          {findingGroups.map((group) => (
            <GroupPanel
              key={group}
              adId={ad.id}
              title={groupWords[group].title}
              clear={groupWords[group].clear}
              findings={findings.filter((finding) => finding.group === group)}
              state={stateOf(group)}
            />
          ))}
        </Panel>
        <Pictures ad={ad} />
      </Columns>
    </>
  );
}

/** What a download should wait for: what platforms refuse, and a template's words. */
const isStop = ({ severity, group }: AdFinding): boolean => severity === 'blocks' || group === 'sample_text';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 344px',
  alignItems: 'start',
  gap: 16,
  [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr) 344px' },
});
