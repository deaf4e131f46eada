import { useMemo } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ArrowLeft } from 'lucide-react';
import { type Template, useApplyTemplateMutation, useGetTemplateQuery } from '../../api/templatesApi';
import { problemOf } from '../../api/problem';
import { EmptyState } from '../../components/EmptyState';
import { ErrorPanel } from '../../components/ErrorPanel';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { ArtworkPicture } from '../../domain/artwork/ArtworkPicture';
import { useBrandKit } from '../../domain/brand/useBrandKit';
import { withBrandKit } from '../../domain/brand/withBrandKit';
import { useDrawnImages } from '../../domain/images/useDrawnImages';
import { Mat } from '../../domain/template-library/TemplateArt';
import { belowWide, radii } from '../../theme/tokens';
import { SetUpForm } from './SetUpForm';
import { adFromTemplate, formatsForTemplate } from './newAd';

type Props = { templateId: string; campaignId: string | null; onBack: () => void };

/** An ad that begins with one of the account's own templates. */
export function SetUpTemplateAd({ templateId, campaignId, onBack }: Props) {
  const { data: template, error, isFetching, refetch } = useGetTemplateQuery({ id: templateId });
  const problem = isFetching || template ? undefined : problemOf(error);
  return (
    <>
      <PageHeader
        title="Set up the ad"
        subtitle={template ? `From the template “${template.name}”.` : 'From a template.'}
        actions={
          <Button variant="outlined" startIcon={<ArrowLeft size={16} strokeWidth={1.75} />} onClick={onBack}>
            Start another way
          </Button>
        }
      />
      {problem && (
        <Panel flush>
          {problem.status === 404 ? (
            <EmptyState title="Template not found" text="It may have been deleted. Choose another way to start." />
          ) : (
            <ErrorPanel title="Couldn’t load the template" detail={problem.detail} onRetry={() => void refetch()} />
          )}
        </Panel>
      )}
      {!template && !problem && <SkeletonBlock width="100%" height={420} />}
      {template && <SetUp template={template} campaignId={campaignId} />}
    </>
  );
}

function SetUp({ template, campaignId }: { template: Template; campaignId: string | null }) {
  const { name, format, headline, subheadline, body_text: body, cta } = template;
  const { artwork } = template.design_elements;
  const kit = useBrandKit();
  const logoId = kit?.logo_id ?? null;
  const images = useDrawnImages(useMemo(() => ({ image_id: null, logo_id: logoId }), [logoId]));
  const [countUse] = useApplyTemplateMutation();
  return (
    <Columns>
      <Panel>
        <SetUpForm
          name={name}
          campaignId={campaignId}
          formats={formatsForTemplate(template)}
          make={(setup) => adFromTemplate(template, setup)}
          onCreated={() => void countUse({ id: template.id })}
        />
      </Panel>
      {artwork && (
        <Picture>
          <ArtworkPicture
            design={withBrandKit({ ...artwork, brand: kit?.name || artwork.brand }, kit)}
            format={format}
            texts={{ headline, subheadline, body, cta }}
            images={images}
          />
        </Picture>
      )}
    </Columns>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  alignItems: 'start',
  gap: 16,
  [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > :last-child': { order: -1, maxHeight: 280 } },
});

const Picture = styled(Mat)({
  aspectRatio: '1',
  borderRadius: radii.panel,
  gridTemplateRows: 'minmax(0, 1fr)',
});
