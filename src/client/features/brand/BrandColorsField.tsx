import { useMemo } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type BrandColourName, brandColourNames, brandScheme } from '../../../ad-kit/artwork/brandScheme';
import type { BrandColors } from '../../api/brandApi';
import { Notice } from '../../components/Notice';
import { QuietText } from '../../components/QuietText';
import { Stack } from '../../components/Stack';
import { TextField } from '../../components/TextField';
import { belowWide, radii, tokens } from '../../theme/tokens';
import { colorsIn, firstColors, hexOf } from './kitForm';

type Props = { colors: BrandColors | null; onChange: (colors: BrandColors | null) => void };

const labels: Record<BrandColourName, string> = {
  background: 'Background',
  primary: 'Primary',
  accent: 'Accent',
  light: 'Light',
  dark: 'Dark',
};

/** The five colors, each to be picked or typed, and what ads make of them where they are too close. */
export function BrandColorsField({ colors, onChange }: Props) {
  if (!colors) {
    return (
      <Stack gap={12}>
        <QuietText>Five colors become a scheme of your own, next to the ready-made ones.</QuietText>
        <div>
          <Button variant="outlined" onClick={() => onChange(firstColors)}>
            Add colors
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack gap={12}>
      <Fields>
        {brandColourNames.map((name) => (
          <ColorField
            key={name}
            label={labels[name]}
            value={colors[name]}
            onChange={(color) => onChange({ ...colors, [name]: color })}
          />
        ))}
      </Fields>
      <Findings colors={colors} />
      <div>
        <Button variant="text" onClick={() => onChange(null)}>
          Remove colors
        </Button>
      </div>
    </Stack>
  );
}

type FieldProps = { label: string; value: string; onChange: (color: string) => void };

function ColorField({ label, value, onChange }: FieldProps) {
  const hex = hexOf(value);
  return (
    <Row>
      <TextField
        label={label}
        value={value}
        onChange={onChange}
        onBlur={() => hex !== undefined && hex !== value && onChange(hex)}
        error={hex === undefined ? 'Enter a color such as #0b6e4f.' : undefined}
        maxLength={8}
      />
      <Picker
        type="color"
        aria-label={`Pick the ${label.toLowerCase()} color`}
        value={hex ?? '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
    </Row>
  );
}

/** What is moved so that it can be read and seen, color by color. */
function Findings({ colors }: { colors: BrandColors }) {
  const findings = useMemo(() => {
    const valid = colorsIn(colors);
    return valid && brandScheme(valid).findings;
  }, [colors]);
  if (!findings) return null;
  if (findings.length === 0) return <Notice tone="good">These colors work together. Ads use them as they are.</Notice>;
  return findings.map(({ colour, used, message }) => (
    <Notice key={colour} tone="warn">
      <Dot style={{ backgroundColor: used }} aria-hidden="true" /> {message}
    </Notice>
  ));
}

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
  gap: 12,
});

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  gap: 8,
  // The field's label stands above it; the picker stands beside the field itself.
  '& > input': { marginTop: 24 },
});

const Picker = styled('input')({
  width: 44,
  height: 38,
  [belowWide]: { height: 44 },
  padding: 3,
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.control,
  backgroundColor: tokens.surface,
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
});

const Dot = styled('span')({
  display: 'inline-block',
  width: 12,
  height: 12,
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.control,
  verticalAlign: '-1px',
});
