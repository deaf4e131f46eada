import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { User } from '../api/api';
import { selectAuthStatus, selectUser, signInRequested } from '../api/authSlice';
import { IconButton } from '../components/IconButton';
import { PageWidth } from '../components/PageWidth';
import { lazyPart } from '../lib/speed/lazyPart';
import { ProductMark } from '../components/ProductMark';
import { productName } from '../lib/pageSettings';
import { paths } from '../lib/paths';
import { useAppDispatch, useAppSelector } from '../redux/hooks';
import { belowTablet, belowWide, motion, tokens } from '../theme/tokens';
import { NavigationLinks } from './NavigationLinks';
import { ThemeToggle } from './ThemeToggle';
import { UserMenu } from './UserMenu';

const NavigationDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "shell-menus" */ './NavigationDrawer')).NavigationDrawer,
);
const WorkspaceAndPlan = lazyPart(
  async () => (await import(/* webpackChunkName: "shell" */ './WorkspaceAndPlan')).WorkspaceAndPlan,
);

/** Keeps the place of a button: its code is on the way, or it is for people who are signed in and nobody knows yet. */
const Room = styled('span')({ width: 32, height: 32, [belowWide]: { width: 44, height: 44 } });
const Shortcuts = lazyPart(
  async () => (await import(/* webpackChunkName: "shell" */ './shortcuts/Shortcuts')).Shortcuts,
  <Room />,
);

/**
 * The bar above every page: links to sign in for visitors; the pages and the user menu for people who are signed in.
 */
export function TopBar() {
  const user = useAppSelector(selectUser);
  const status = useAppSelector(selectAuthStatus);
  return (
    <Bar>
      <Row>
        {user && <DrawerButton user={user} />}
        {status === 'loading' && (
          <NarrowOnly>
            <Room />
          </NarrowOnly>
        )}
        <Brand to={paths.dashboard}>
          <ProductMark />
          <span>{productName()}</span>
        </Brand>
        {status !== 'unauthenticated' && <Navigation />}
        <End>
          {user && (
            <WideOnly>
              <WorkspaceAndPlan plan={user.subscription_plan} />
            </WideOnly>
          )}
          {user && <Shortcuts />}
          <ThemeToggle />
          {user && <UserMenu user={user} />}
          {status === 'loading' && <Room />}
          {status === 'unauthenticated' && <VisitorLinks />}
        </End>
      </Row>
    </Bar>
  );
}

function Navigation() {
  return (
    <Links aria-label="Main">
      <NavigationLinks />
    </Links>
  );
}

function VisitorLinks() {
  const dispatch = useAppDispatch();
  return (
    <>
      <Pricing variant="text" component={Link} to={paths.billing}>
        Pricing
      </Pricing>
      <Button data-opens="sign-in" onClick={() => dispatch(signInRequested())}>
        Sign In
      </Button>
    </>
  );
}

function DrawerButton({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <NarrowOnly>
      <IconButton
        label="Open navigation"
        icon={Menu}
        iconSize={20}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onMouseEnter={NavigationDrawer.fetchAhead}
        onFocus={NavigationDrawer.fetchAhead}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <NavigationDrawer user={user} onClose={() => setIsOpen(false)} />}
    </NarrowOnly>
  );
}

const Bar = styled('header')({
  position: 'sticky',
  zIndex: 1000,
  top: 0,
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.canvas,
});

const Row = styled(PageWidth)({
  display: 'flex',
  alignItems: 'center',
  height: 56,
  // Above a page of full width, the bar has full width, too.
  'body:has([data-page="wide"]) &': { maxWidth: 'none' },
});

const Brand = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  minHeight: 44,
  fontSize: 15,
  lineHeight: '22px',
  fontWeight: 600,
  letterSpacing: '-.01em',
  color: tokens.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

const Links = styled('nav')({
  display: 'flex',
  gap: 20,
  height: 56,
  marginLeft: 40,
  [belowWide]: { display: 'none' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: 2,
    borderBlock: '2px solid transparent',
    fontWeight: 500,
    color: tokens.text2,
    textDecoration: 'none',
    transition: `color ${motion.colourMs}ms ${motion.easing}`,
    '&:hover': { color: tokens.text },
    '&[aria-current="page"]': { color: tokens.text, borderBottomColor: tokens.primary },
    '&:focus-visible': { outlineOffset: -4, borderRadius: 6 },
  },
});

const End = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flexGrow: 1,
  justifyContent: 'flex-end',
  [belowTablet]: { gap: 4 },
});

const Pricing = styled(Button)({ paddingInline: 8 }) as typeof Button;

const WideOnly = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  [belowWide]: { display: 'none' },
});

const NarrowOnly = styled('div')({ display: 'none', marginLeft: -12, [belowWide]: { display: 'flex' } });
