import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { belowTablet, radii, tokens } from '../../theme/tokens';

/** The first choice of who comes to create a campaign: with an ad, which this page goes on with, or without one. */
export function CampaignStart() {
  return (
    <Choices aria-label="What to create">
      <li>
        <Chosen aria-current="true">
          <strong>Campaign with an ad</strong>
          <span>
            Pick a starting point below. You can set up the campaign along the way, or leave the ad without one.
          </span>
        </Chosen>
      </li>
      <li>
        <Way to={paths.newCampaign}>
          <strong>
            Campaign only
            <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
          </strong>
          <span>Give it a name, a platform, and a budget. Its ads can come later.</span>
        </Way>
      </li>
    </Choices>
  );
}

const Choices = styled('ul')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  maxWidth: 800,
  margin: '0 0 24px',
  padding: 0,
  listStyle: 'none',
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, marginBottom: 16 },
});

const card = {
  display: 'block',
  height: '100%',
  padding: '12px 16px',
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.panel,
  backgroundColor: tokens.surface,
  '& > strong': { display: 'flex', alignItems: 'center', gap: 6, color: tokens.text, fontWeight: 600 },
  '& > span': { display: 'block', marginTop: 2, fontSize: 13, lineHeight: '18px', color: tokens.text2 },
};

const Chosen = styled('div')({ ...card, borderColor: tokens.accent, boxShadow: `inset 0 0 0 1px ${tokens.accent}` });

const Way = styled(Link)({
  ...card,
  textDecoration: 'none',
  '&:hover': { borderColor: tokens.strongLine, backgroundColor: tokens.hover },
});
