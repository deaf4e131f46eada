import { styled } from '@mui/material/styles';
import { Cloud, CloudAlert, CloudCheck, CloudOff, type LucideIcon } from 'lucide-react';
import { useAppSelector } from '../../../redux/hooks';
import { belowTablet, tokens } from '../../../theme/tokens';
import { selectSaveState } from '../state/adEditorSlice';
import type { SaveState } from '../state/editedAd';

const words: Record<SaveState, { text: string; icon: LucideIcon }> = {
  saved: { text: 'Saved', icon: CloudCheck },
  unsaved: { text: 'Saving…', icon: Cloud },
  saving: { text: 'Saving…', icon: Cloud },
  waiting: { text: 'Kept on this device', icon: CloudOff },
  refused: { text: 'Not saved', icon: CloudAlert },
  held: { text: 'Not saved', icon: CloudAlert },
  conflict: { text: 'Not saved', icon: CloudAlert },
  gone: { text: 'Not saved', icon: CloudAlert },
};

/** Whether the ad is stored. */
export function SaveStatus({ id }: { id: string }) {
  const state = useAppSelector((root) => selectSaveState(root, id));
  const { text, icon: Icon } = words[state];
  return (
    <Line role="status" data-state={state}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{text}</span>
    </Line>
  );
}

const Line = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginLeft: 8,
  fontSize: 13,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  color: tokens.text2,
  [belowTablet]: { marginLeft: 0, '& > span': { position: 'absolute', clipPath: 'inset(50%)' } },
  '&[data-state="waiting"]': { color: tokens.warn },
  '&[data-state="refused"], &[data-state="held"], &[data-state="conflict"], &[data-state="gone"]': {
    color: tokens.bad,
  },
});
