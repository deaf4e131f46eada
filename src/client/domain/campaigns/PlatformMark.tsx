import { useId } from 'react';
import { styled } from '@mui/material/styles';
import type { Platform } from '../../api/campaignsApi';

/** The platforms' own colours, light and dark; they appear nowhere else. */
const colours: Record<Platform, { light: string; dark: string }> = {
  facebook: { light: '#0866FF', dark: '#4E93FF' },
  google: { light: '#4285F4', dark: '#8AB4F8' },
  instagram: { light: '#D6249F', dark: '#F06BBF' },
  linkedin: { light: '#0A66C2', dark: '#5AA7F0' },
  twitter: { light: '#1A1B1E', dark: '#EEEEEC' },
};

const Mark = styled('svg', { shouldForwardProp: (prop) => prop !== 'platform' })<{ platform: Platform }>(
  ({ theme, platform }) => ({
    width: 14,
    height: 14,
    flexShrink: 0,
    color: colours[platform].light,
    ...theme.applyStyles('dark', { color: colours[platform].dark }),
  }),
);

/** A platform's mark, 14 px. Decorative: the platform's name always stands beside it. */
export function PlatformMark({ platform }: { platform: Platform }) {
  return (
    <Mark platform={platform} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
      <Shape platform={platform} />
    </Mark>
  );
}

function Shape({ platform }: { platform: Platform }) {
  const cut = useId();
  switch (platform) {
    case 'facebook':
      return (
        <path
          fill="currentColor"
          d="M14 7a7 7 0 1 0-8.09 6.91V9.02H4.13V7h1.78V5.46c0-1.75 1.04-2.72 2.64-2.72.77 0 1.57.14 1.57.14v1.72h-.89c-.87 0-1.14.54-1.14 1.09V7h1.94l-.31 2.02H8.09v4.89A7 7 0 0 0 14 7Z"
        />
      );
    case 'google':
      return (
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2.1"
          d="M11.25 3.05A5.55 5.55 0 1 0 12.6 7H7.2"
          strokeLinejoin="miter"
        />
      );
    case 'instagram':
      return (
        <g fill="none" stroke="currentColor" strokeWidth="1.4">
          <rect x=".9" y=".9" width="12.2" height="12.2" rx="3.4" />
          <circle cx="7" cy="7" r="2.8" />
          <circle cx="10.4" cy="3.6" r=".75" fill="currentColor" stroke="none" />
        </g>
      );
    case 'linkedin':
      return (
        <>
          <mask id={cut}>
            <rect width="14" height="14" rx="1.6" fill="#fff" />
            <path
              fill="#000"
              d="M2.2 5.4h1.9v6.3H2.2zM3.15 2.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2ZM5.4 5.4h1.8v.86c.25-.48.9-1 1.9-1 2 0 2.5 1.3 2.5 3v3.44H9.7V8.65c0-.75-.02-1.7-1.05-1.7s-1.25.82-1.25 1.65v3.1h-2z"
            />
          </mask>
          <rect width="14" height="14" rx="1.6" fill="currentColor" mask={`url(#${cut})`} />
        </>
      );
    case 'twitter':
      return (
        <path
          fill="currentColor"
          d="M10.9.9h2.1L8.4 6.15 13.8 13.1H9.6L6.3 8.85 2.55 13.1H.45l4.9-5.6L.2.9h4.3l3 3.93L10.9.9Zm-.73 10.97h1.16L3.88 2.07H2.63l7.54 9.8Z"
        />
      );
  }
}
