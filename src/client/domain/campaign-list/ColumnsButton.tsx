import { useEffect, useId, useState } from 'react';
import Button from '@mui/material/Button';
import { Columns3 } from 'lucide-react';
import { lazyPart } from '../../lib/speed/lazyPart';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { selectColumns } from './campaignsSlice';
import { chooseColumns, readColumns } from './columnsThunks';

const ColumnsMenu = lazyPart(async () => (await import('./ColumnsMenu')).ColumnsMenu);

/** Opens the choice of columns, which the device remembers for the account. */
export function ColumnsButton() {
  const dispatch = useAppDispatch();
  const shown = useAppSelector(selectColumns);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  useEffect(() => void dispatch(readColumns()), [dispatch]);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onMouseEnter={ColumnsMenu.fetchAhead}
        onFocus={ColumnsMenu.fetchAhead}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<Columns3 size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        Columns
      </Button>
      {anchor && (
        <ColumnsMenu
          id={menuId}
          shown={shown}
          anchor={anchor}
          onChoose={(wanted) => void dispatch(chooseColumns(wanted))}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
