import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCreateDemoAccountMutation } from '../../api/api';
import { signInRequested } from '../../api/authSlice';
import { BusyButton } from '../../components/BusyButton';
import { Hint } from '../../components/Hint';
import { lazyPart } from '../../lib/speed/lazyPart';
import { PageTitle } from '../../components/PageTitle';
import { ProductMark } from '../../components/ProductMark';
import { isDemoOffered, productName } from '../../lib/pageSettings';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../redux/hooks';
import { belowTablet, belowWide, tokens } from '../../theme/tokens';
import { NearView } from './NearView';
import { Posters } from './Posters';

const Tour = lazyPart(async () => (await import('./Tour')).Tour);

/** What a visitor sees first: what the product does, and the two ways in. */
export function LandingPage() {
  return (
    <>
      <PageTitle />
      <Hero>
        <Headline>
          Five platforms.
          <br />
          One clear picture.
        </Headline>
        <Lead>
          Write ads that fit every platform, from Google to LinkedIn, and see what they bring in. {productName()} keeps
          your campaigns in one place, with numbers you can check.
        </Lead>
        <WaysIn />
      </Hero>
      <Posters />
      <NearView>
        <Tour />
      </NearView>
      <Footer>
        <Brand>
          <ProductMark size={20} />
          {productName()}
        </Brand>
        <FooterLinks>
          <Link to={paths.billing}>Pricing</Link>
          <a href="/api/docs">API</a>
        </FooterLinks>
      </Footer>
    </>
  );
}

function WaysIn() {
  const dispatch = useAppDispatch();
  const [createDemo, { isLoading }] = useCreateDemoAccountMutation();
  const isDemo = isDemoOffered();
  return (
    <>
      <Buttons>
        {isDemo && (
          <BusyButton size="large" busy={isLoading} busyLabel="Preparing the demo…" onClick={() => void createDemo()}>
            Explore the demo
            <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
          </BusyButton>
        )}
        <Button
          size="large"
          variant={isDemo ? 'outlined' : 'contained'}
          data-opens="sign-in"
          onClick={() => dispatch(signInRequested({ tab: 'sign-up', email: '' }))}
        >
          Sign up free
        </Button>
      </Buttons>
      {isDemo && <Hint above={12}>The demo needs no email. It’s a private account with sample data.</Hint>}
    </>
  );
}

const Hero = styled('section')({ padding: '56px 0 64px', [belowWide]: { padding: '24px 0 40px' } });

const Headline = styled('h1')({
  fontSize: 60,
  lineHeight: '62px',
  letterSpacing: '-.04em',
  [belowWide]: { fontSize: 44, lineHeight: '47px' },
  [belowTablet]: { fontSize: 34, lineHeight: '38px' },
});

const Lead = styled('p')({
  maxWidth: 600,
  marginTop: 20,
  fontSize: 18,
  lineHeight: '28px',
  color: tokens.text2,
  [belowTablet]: { marginTop: 12, fontSize: 16, lineHeight: '24px' },
});

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 28 });

const Footer = styled('footer')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: 64,
  paddingTop: 24,
  borderTop: `1px solid ${tokens.line}`,
  '& a': { padding: '12px 0', color: tokens.text2, textDecoration: 'none', '&:hover': { color: tokens.text } },
});

const FooterLinks = styled('div')({ display: 'flex', gap: 20 });
const Brand = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 10, fontWeight: 600 });
