import { useMemo } from 'react';
import { encode } from 'uqr';

type Props = { text: string; label: string };

/** The light edge that scanners need, in modules. */
const quietModules = 4;
const sizePx = 168;

/** A QR code, drawn here, so that what it holds goes to nobody. It stays dark on light: scanners read no other. */
export function QrCode({ text, label }: Props) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg role="img" aria-label={label} width={sizePx} height={sizePx} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} rx={size / 40} fill="#FFFFFF" />
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** One square for each dark module. */
function drawn(text: string) {
  const { data, size } = encode(text, { border: quietModules });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
