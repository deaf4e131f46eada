import { useId, useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { User } from '../api/api';
import { Avatar } from '../components/Avatar';
import { lazyPart } from '../lib/speed/lazyPart';
import { belowWide } from '../theme/tokens';

const UserMenuList = lazyPart(
  async () => (await import(/* webpackChunkName: "shell-menus" */ './UserMenuList')).UserMenuList,
);

/** The signed-in person's own menu. */
export function UserMenu({ user }: { user: User }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  return (
    <>
      <Circle
        aria-label={`Account of ${user.full_name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onMouseEnter={UserMenuList.fetchAhead}
        onFocus={UserMenuList.fetchAhead}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={user.full_name} />
      </Circle>
      {anchor && <UserMenuList id={menuId} user={user} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

const Circle = styled(ButtonBase)({
  width: 32,
  height: 32,
  borderRadius: '50%',
  [belowWide]: { width: 44, height: 44 },
});
