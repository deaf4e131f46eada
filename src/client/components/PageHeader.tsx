import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { belowTablet, tokens } from '../theme/tokens';
import { BackLink } from './BackLink';
import { PageTitle } from './PageTitle';

type Props = {
  /** Also the document's title. */
  title: string;
  /** Chips beside the title; below it where there is no room. */
  badges?: ReactNode;
  subtitle?: ReactNode;
  /** Buttons; on phones they stand below, at full width. */
  actions?: ReactNode;
  back?: { to: string; label: string };
};

/** The head of a page: its only h1. */
export function PageHeader({ title, badges, subtitle, actions, back }: Props) {
  return (
    <Header>
      <PageTitle title={title} />
      <Words>
        {back && <BackLink {...back} />}
        {badges === undefined ? (
          <Title>{title}</Title>
        ) : (
          <TitleLine>
            <Title>{title}</Title>
            {badges}
          </TitleLine>
        )}
        {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
      </Words>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Header>
  );
}

const Header = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 24,
  [belowTablet]: { marginBottom: 16 },
});

const Words = styled('div')({ minWidth: 0 });

const Title = styled('h1')({
  fontSize: 24,
  lineHeight: '32px',
  letterSpacing: '-.02em',
  overflowWrap: 'anywhere',
});

const TitleLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 6px',
  '& > h1': { marginRight: 4, [belowTablet]: { width: '100%' } },
});

const Subtitle = styled('div')({ marginTop: 4, color: tokens.text2, overflowWrap: 'anywhere' });

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'flex-start',
  [belowTablet]: { width: '100%', '& > .MuiButton-root': { flex: '1 1 auto' } },
});
