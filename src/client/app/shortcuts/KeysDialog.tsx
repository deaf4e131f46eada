import { styled } from '@mui/material/styles';
import { DialogFrame } from '../../components/DialogFrame';
import { tokens } from '../../theme/tokens';
import { commandKey } from './keys';

const groups = [
  {
    title: 'Everywhere',
    keys: [
      { keys: [commandKey, 'K'], does: 'Search pages, campaigns, and ads' },
      { keys: ['?'], does: 'Show this list' },
      { keys: ['Esc'], does: 'Close a dialog, a menu, or a message' },
    ],
  },
  {
    title: 'In the ad editor',
    keys: [
      { keys: [commandKey, 'S'], does: 'Save now' },
      { keys: [commandKey, 'Z'], does: 'Undo' },
      { keys: [commandKey, 'Shift', 'Z'], does: 'Redo' },
      { keys: ['Arrow keys'], does: 'Move the crop of a picture' },
    ],
  },
] as const;

/** The keys that do something, and what. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame open title="Keyboard shortcuts" width={480} onClose={onClose}>
      {groups.map(({ title, keys }) => (
        <Group key={title}>
          <h3>{title}</h3>
          <dl>
            {keys.map((shortcut) => (
              <div key={shortcut.does}>
                <dt>{shortcut.does}</dt>
                <dd>
                  {shortcut.keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Group>
      ))}
    </DialogFrame>
  );
}

const Group = styled('section')({
  '& + &': { marginTop: 20 },
  '& h3': { marginBottom: 4, fontSize: 13, lineHeight: '18px', fontWeight: 500, color: tokens.text2 },
  '& dl': { margin: 0 },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 16, minHeight: 36 },
  '& dd': { display: 'flex', gap: 4, margin: 0, flexShrink: 0 },
  '& kbd': {
    minWidth: 24,
    padding: '2px 6px',
    border: `1px solid ${tokens.line}`,
    borderRadius: 6,
    font: 'inherit',
    fontSize: 12,
    lineHeight: '18px',
    textAlign: 'center',
    color: tokens.text2,
  },
});
