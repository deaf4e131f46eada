import { useColorScheme } from '@mui/material/styles';
import { Panel } from '../../components/Panel';
import { SegmentedControl } from '../../components/SegmentedControl';

const modes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Picks the theme of this browser. */
export function ThemePanel() {
  const { mode, setMode } = useColorScheme();
  return (
    <Panel title="Theme">
      <SegmentedControl label="Theme" value={mode ?? 'system'} options={modes} onChange={setMode} />
    </Panel>
  );
}
