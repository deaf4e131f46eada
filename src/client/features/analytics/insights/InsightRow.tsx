import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { InsightCampaign } from '../../../api/insightsApi';
import { NameLink } from '../../../components/NameLink';
import { paths } from '../../../lib/paths';
import { belowTablet, tokens } from '../../../theme/tokens';

/** The lines of a panel. Inside of a disclosure they have no padding of their own. */
export function InsightRows({
  label,
  isInside = false,
  children,
}: {
  label: string;
  isInside?: boolean;
  children: ReactNode;
}) {
  return (
    <Rows aria-label={label} data-inside={isInside || undefined}>
      {children}
    </Rows>
  );
}

type Props = {
  title: string;
  /** One sentence or more; each line stands for itself. */
  lines: readonly string[];
  campaign: InsightCampaign;
  /** Buttons. */
  children?: ReactNode;
};

/** Something that the numbers say; its title leads to the campaign. */
export function InsightRow({ title, lines, campaign, children }: Props) {
  return (
    <li>
      <Words>
        <NameLink to={paths.campaign(campaign.id)}>{title}</NameLink>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Words>
      {children !== undefined && <Actions>{children}</Actions>}
    </li>
  );
}

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '8px 24px',
    padding: '14px 20px',
    [belowTablet]: { flexDirection: 'column', padding: '12px 16px' },
  },
  '& > li + li': { borderTop: `1px solid ${tokens.line}` },
  '&[data-inside] > li': { padding: '12px 0' },
});

const Words = styled('div')({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > p': { marginTop: 2, maxWidth: 720, textWrap: 'pretty', color: tokens.text2 },
});

const Actions = styled('div')({
  display: 'flex',
  flexShrink: 0,
  flexWrap: 'wrap',
  gap: 8,
  '@media print': { display: 'none' },
});
