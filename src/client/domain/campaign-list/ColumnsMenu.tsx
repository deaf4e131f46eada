import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { tokens } from '../../theme/tokens';
import { type ColumnKey, allColumns, columnOf, inOrder } from './columns';

type Props = {
  id: string;
  shown: readonly ColumnKey[];
  anchor: HTMLElement;
  /** Takes the columns that are wanted, in order; `null` for the usual ones. */
  onChoose: (wanted: readonly ColumnKey[] | null) => void;
  onClose: () => void;
};

/** The columns to choose from. It stays open, so that several can be chosen. */
export function ColumnsMenu({ id, shown, anchor, onChoose, onClose }: Props) {
  const toggle = (key: ColumnKey) =>
    onChoose(shown.includes(key) ? shown.filter((other) => other !== key) : inOrder([...shown, key]));
  return (
    <Frame
      open
      id={id}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': 'Columns' } }}
    >
      {allColumns.map((key) => (
        <MenuItem
          key={key}
          role="menuitemcheckbox"
          aria-checked={shown.includes(key)}
          title={columnOf(key).explanation}
          onClick={() => toggle(key)}
        >
          <Tick
            checked={shown.includes(key)}
            tabIndex={-1}
            aria-hidden="true"
            slotProps={{ input: { 'aria-hidden': true } }}
          />
          {columnOf(key).label}
        </MenuItem>
      ))}
      <Reset onClick={() => onChoose(null)}>Reset to default</Reset>
    </Frame>
  );
}

const Frame = styled(Menu)({ '& .MuiMenu-paper': { maxHeight: 'min(560px, 80vh)' } });

const Tick = styled(Checkbox)({ padding: 0, pointerEvents: 'none' });

const Reset = styled(MenuItem)({ marginTop: 4, borderTop: `1px solid ${tokens.line}`, borderRadius: 0 });
