import { useEffect } from 'react';
import Drawer from '@mui/material/Drawer';
import { styled, useColorScheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import type { User } from '../api/api';
import { Avatar } from '../components/Avatar';
import { IconButton } from '../components/IconButton';
import { ProductMark } from '../components/ProductMark';
import { PlanBadge } from '../domain/plans/PlanBadge';
import { signOut } from '../redux/signOut';
import { productName } from '../lib/pageSettings';
import { paths } from '../lib/paths';
import { useAppDispatch } from '../redux/hooks';
import { motion, tokens } from '../theme/tokens';
import { NavigationLinks } from './NavigationLinks';
import { WorkspaceSwitch } from './WorkspaceSwitch';

type Props = { user: User; onClose: () => void };

/** Navigation where the top bar has no room for it: the pages above, the account at the foot. */
export function NavigationDrawer({ user, onClose }: Props) {
  const hasRoom = useMediaQuery('(min-width: 900px)', { noSsr: true });
  // A tablet that is turned: the top bar has the links again, and the button that closes the drawer is gone.
  useEffect(() => {
    if (hasRoom) onClose();
  }, [hasRoom, onClose]);
  return (
    <Frame
      open
      onClose={onClose}
      transitionDuration={motion.dialogMs}
      slotProps={{ paper: { 'aria-label': 'Navigation', role: 'dialog' } }}
    >
      <Head>
        <ProductMark />
        <span>{productName()}</span>
        <IconButton label="Close navigation" icon={X} iconSize={18} onClick={onClose} />
      </Head>
      <WorkspaceSwitch isWide onChosen={onClose} />
      <Links aria-label="Main">
        <NavigationLinks onClick={onClose} />
      </Links>
      <Account user={user} onClose={onClose} />
    </Frame>
  );
}

function Account({ user, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { colorScheme, setMode } = useColorScheme();
  const otherScheme = colorScheme === 'dark' ? 'light' : 'dark';
  const handleLogOut = () => {
    onClose();
    void dispatch(signOut());
  };
  return (
    <Foot>
      <Person>
        <Avatar name={user.full_name} size={36} />
        <div>
          <strong>{user.full_name}</strong>
          <span>{user.email}</span>
        </div>
        <PlanBadge plan={user.subscription_plan} />
      </Person>
      <Links as="div">
        <NavLink to={paths.billing} onClick={onClose}>
          Billing & Plans
        </NavLink>
        <NavLink to={paths.settings} onClick={onClose}>
          Settings
        </NavLink>
        <button type="button" onClick={() => setMode(otherScheme)}>
          {otherScheme === 'dark' ? 'Dark theme' : 'Light theme'}
        </button>
        <button type="button" onClick={handleLogOut}>
          Log out
        </button>
      </Links>
    </Foot>
  );
}

const Frame = styled(Drawer)({ '& .MuiDrawer-paper': { width: 300 } });

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 56,
  padding: '0 8px 0 16px',
  borderBottom: `1px solid ${tokens.line}`,
  fontSize: 15,
  lineHeight: '22px',
  fontWeight: 600,
  '& > button': { marginLeft: 'auto' },
});

const Links = styled('nav')({
  display: 'grid',
  padding: 8,
  '& > a, & > button': {
    display: 'flex',
    alignItems: 'center',
    height: 44,
    padding: '0 12px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    fontSize: 15,
    fontWeight: 500,
    textAlign: 'left',
    color: tokens.text2,
    textDecoration: 'none',
    cursor: 'pointer',
    '&[aria-current="page"]': { color: tokens.text, backgroundColor: tokens.muteSoft },
    '&:focus-visible': { outlineOffset: -2 },
  },
});

const Foot = styled('div')({ marginTop: 'auto', borderTop: `1px solid ${tokens.line}` });

const Person = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '16px 20px 4px',
  '& > div': { minWidth: 0, flex: 1 },
  '& strong, & > div > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& strong': { fontWeight: 500 },
  '& > div > span': { fontSize: 13, lineHeight: '18px', color: tokens.text2 },
});
