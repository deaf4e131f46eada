import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { type Brief, type Campaign, useGetCampaignBriefQuery } from '../../api/campaignsApi';
import { problemOf } from '../../api/problem';
import { ErrorPanel } from '../../components/ErrorPanel';
import { Panel } from '../../components/Panel';
import { QuietText } from '../../components/QuietText';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { lazyPart } from '../../lib/speed/lazyPart';
import { useMay } from '../../domain/teams/useMay';
import { campaignParameter, paths, withQuery } from '../../lib/paths';
import { tokens } from '../../theme/tokens';

const BriefDialog = lazyPart(async () => (await import('../../domain/briefs/BriefDialog')).BriefDialog);

/** What the campaign's ads are to say, and the ways to fill it in and to write from it. */
export function CampaignBriefPanel({ campaign }: { campaign: Campaign }) {
  const [isOpen, setIsOpen] = useState(false);
  const mayEdit = useMay('updateCampaignBrief');
  const { data, error, isFetching, refetch } = useGetCampaignBriefQuery({ id: campaign.id });
  const problem = data || isFetching ? undefined : problemOf(error);
  // Another backend may keep no briefs.
  if (problem?.status === 404) return null;
  const isFilled = data !== undefined && data.revision > 0;
  const canEdit = mayEdit && campaign.status !== 'completed' && data !== undefined;
  return (
    <Panel
      title="Brief"
      aside={
        canEdit &&
        isFilled && (
          <Button
            variant="text"
            size="small"
            aria-label="Edit brief"
            onMouseEnter={BriefDialog.fetchAhead}
            onFocus={BriefDialog.fetchAhead}
            onClick={() => setIsOpen(true)}
          >
            Edit
          </Button>
        )
      }
    >
      {problem && <ErrorPanel title="Couldn’t load the brief" detail={problem.detail} onRetry={() => void refetch()} />}
      {!data && !problem && <SkeletonBlock width="100%" height={72} />}
      {isFilled && <Facts brief={data.brief} />}
      {data && !isFilled && (
        <QuietText>
          Offer, price, deadline, proof, and benefits, filled in once. Ads and AI copy are written from them.
        </QuietText>
      )}
      {canEdit && (
        <Actions>
          {isFilled ? (
            <Button
              variant="outlined"
              size="small"
              component={Link}
              to={withQuery(paths.aiGenerator, { [campaignParameter]: campaign.id })}
            >
              Write ad copy
            </Button>
          ) : (
            <Button
              variant="outlined"
              size="small"
              onMouseEnter={BriefDialog.fetchAhead}
              onFocus={BriefDialog.fetchAhead}
              onClick={() => setIsOpen(true)}
            >
              Write the brief
            </Button>
          )}
        </Actions>
      )}
      {isOpen && <BriefDialog campaignId={campaign.id} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}

function Facts({ brief }: { brief: Brief }) {
  const facts = [
    ['Product', brief.product_name],
    ['Audience', brief.target_audience],
    ['Offer', brief.offer],
    ['Price', brief.price],
    ['Deadline', brief.deadline],
    ['Proof', brief.proof],
    ['Benefits', brief.key_benefits.join('\n')],
    ['Landing page', brief.landing_page],
    ['Required claims', brief.required_claims.join('\n')],
  ].filter(([, text]) => text !== '');
  return (
    <List>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled('dl')({
  margin: 0,
  display: 'grid',
  gap: 12,
  '& dt': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

const Actions = styled('div')({ marginTop: 16, display: 'flex', gap: 8 });
