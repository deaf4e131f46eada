import { tokens } from '../theme/tokens';

/** The product's sign: three panels of a layout on a dark tile. */
export function ProductMark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" aria-hidden="true">
      <rect width="22" height="22" rx="5.5" fill={tokens.primary} />
      <rect x="5" y="5" width="6.5" height="12" rx="1.5" fill={tokens.primaryText} />
      <rect x="13" y="5" width="4" height="5.5" rx="1.2" fill={tokens.accent} />
      <rect x="13" y="12" width="4" height="5" rx="1.2" fill={tokens.muteDot} />
    </svg>
  );
}
