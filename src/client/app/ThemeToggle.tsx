import { useColorScheme } from '@mui/material/styles';
import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../components/IconButton';

/** Switches between light and dark. Until it is used, the system's setting applies. */
export function ThemeToggle() {
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';
  return (
    <IconButton
      label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      icon={isDark ? Sun : Moon}
      iconSize={18}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    />
  );
}
