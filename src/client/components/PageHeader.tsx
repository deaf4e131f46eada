import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { belowTablet, tokens } from '../theme/tokens';
import { PageTitle } from './PageTitle';

type Props = {
  /** Also the document's title. */
  title: string;
  subtitle?: ReactNode;
  /** Buttons; on phones they stand below, at full width. */
  actions?: ReactNode;
  back?: { to: string; label: string };
};

/** The head of a page: its only h1. */
export function PageHeader({ title, subtitle, actions, back }: Props) {
  return (
    <Header>
      <PageTitle title={title} />
      <Words>
        {back && (
          <BackLink to={back.to}>
            <ArrowLeft size={14} strokeWidth={1.75} aria-hidden="true" />
            {back.label}
          </BackLink>
        )}
        <Title>{title}</Title>
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

const Subtitle = styled('div')({ marginTop: 4, color: tokens.text2 });

const BackLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginBottom: 8,
  fontSize: 13,
  lineHeight: '18px',
  color: tokens.text2,
  textDecoration: 'none',
  '&:hover': { color: tokens.text },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'flex-start',
  [belowTablet]: { width: '100%', '& > .MuiButton-root': { flex: '1 1 auto' } },
});
