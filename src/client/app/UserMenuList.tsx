import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { User } from '../api/api';
import { PlanBadge } from '../domain/plans/PlanBadge';
import { signOut } from '../redux/signOut';
import { paths } from '../lib/paths';
import { useAppDispatch } from '../redux/hooks';
import { tokens } from '../theme/tokens';
import { MenuDivider } from './MenuDivider';

type Props = { id: string; user: User; anchor: HTMLElement; onClose: () => void };

/** The open user menu: who is signed in, on which plan, and what can be done about it. */
export function UserMenuList({ id, user, anchor, onClose }: Props) {
  const dispatch = useAppDispatch();
  const handleLogOut = () => {
    onClose();
    void dispatch(signOut());
  };
  return (
    <Frame
      open
      id={id}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -6, horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': 'Account' } }}
    >
      <Person role="none">
        <NameRow>
          <Name>{user.full_name}</Name>
          <PlanBadge plan={user.subscription_plan} />
        </NameRow>
        <Email>{user.email}</Email>
      </Person>
      <MenuDivider role="none" />
      <MenuItem component={Link} to={paths.billing} onClick={onClose}>
        Billing & Plans
      </MenuItem>
      <MenuItem component={Link} to={paths.settings} onClick={onClose}>
        Settings
      </MenuItem>
      <MenuItem onClick={handleLogOut}>Log out</MenuItem>
    </Frame>
  );
}

const Frame = styled(Menu)({ '& .MuiMenu-paper': { width: 240 } });
const Person = styled('li')({ padding: '8px 10px' });
const NameRow = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });
const Name = styled('span')({ minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' });
const Email = styled('div')({ fontSize: 13, lineHeight: '18px', color: tokens.text2, overflowWrap: 'anywhere' });
