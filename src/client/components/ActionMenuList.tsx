import { Check, type LucideIcon } from 'lucide-react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { tokens } from '../theme/tokens';

export type ActionMenuItem = {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  destructive?: boolean;
  disabled?: boolean;
  /** Set for one of several that exclude each other: whether it is the chosen one. Choosing leaves the list open. */
  isChosen?: boolean;
};

type Props = {
  id: string;
  label: string;
  items: readonly ActionMenuItem[];
  anchor: HTMLElement;
  onClose: () => void;
};

/** The open list of an `ActionMenu`. */
export function ActionMenuList({ id, label, items, anchor, onClose }: Props) {
  return (
    <Menu
      open
      id={id}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {items.map(({ label: itemLabel, icon, onSelect, destructive = false, disabled = false, isChosen }) => {
        const Icon = isChosen ? Check : icon;
        return (
          <Item
            key={itemLabel}
            disabled={disabled}
            data-destructive={destructive || undefined}
            {...(isChosen !== undefined && { role: 'menuitemradio', 'aria-checked': isChosen, 'data-choice': true })}
            onClick={() => {
              if (isChosen === undefined) onClose();
              onSelect();
            }}
          >
            {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
            {itemLabel}
          </Item>
        );
      })}
    </Menu>
  );
}

const Item = styled(MenuItem)({
  '&[data-destructive]': { color: tokens.bad },
  '&[data-choice]:not(:has(svg))': { paddingLeft: 36 },
  ':not([data-choice]) + &[data-choice]': { borderTop: `1px solid ${tokens.line}`, borderRadius: '0 0 6px 6px' },
});
