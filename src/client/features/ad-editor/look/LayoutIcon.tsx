import type { ReactNode } from 'react';
import type { LayoutId } from '../../../../ad-kit/artwork/names';

/** Each layout in a few shapes: what stands where. Pale parts are texts and grounds, full ones what is looked at. */
const drawings: Record<LayoutId, ReactNode> = {
  shelf: (
    <>
      <path d="M3 4h9v3H3zM3 9h6v3H3z" />
      <circle cx="16" cy="13" r="5" />
      <path d="M2 19h20v4H2z" />
    </>
  ),
  'triple-word': (
    <>
      <path d="M2 3h20v5H2z" />
      <path d="M2.5 10h19v4h-19zM2.5 16.5h19v4h-19z" fill="none" stroke="currentColor" />
    </>
  ),
  'cropped-window': (
    <>
      <path d="M2 6h7v3H2zM2 11h5v2H2zM2 15h6v2H2z" opacity=".55" />
      <path d="M11 8h12v15H11z" />
    </>
  ),
  ticket: (
    <g transform="rotate(-9 12 12)">
      <path d="M3 7h11v10H3a2 2 0 0 0 0-4v-2a2 2 0 0 0 0-4z" />
      <path d="M15.5 7H21v10h-5.500z" opacity=".55" />
    </g>
  ),
  'ruled-frame': (
    <>
      <path d="M2.5 2.5h19v19h-19z" fill="none" stroke="currentColor" />
      <path d="M6 6h10v2.500H6zM6 10.500h7V13H6z" />
      <path d="M21.5 13a8.5 8.5 0 0 0-8.5 8.500M21.5 17a4.5 4.5 0 0 0-4.5 4.5" fill="none" stroke="currentColor" />
    </>
  ),
  tiles: (
    <>
      <path d="M2 2h9v9H2zM22 22a9 9 0 0 1-9-9h9z" />
      <circle cx="17.5" cy="6.5" r="4.5" />
      <path d="M2 14h8v2H2zM2 18h6v2H2z" opacity=".55" />
    </>
  ),
  layers: (
    <>
      <circle cx="16" cy="8" r="4" />
      <path d="M2 15c4-4 7-4 10-1s6 2 10-1v4H2z" opacity=".55" />
      <path d="M2 18c5-3 8-1 11 0s6 0 9-2v6H2z" />
    </>
  ),
  'question-and-call': (
    <>
      <path d="M2 3h11v3H2zM5 9h8v2H5zM5 13h8v2H5zM2 9h1.500v2H2zM2 13h1.500v2H2z" opacity=".55" />
      <path d="M15 2h7v16h-7zM2 19h20v3H2z" />
    </>
  ),
  device: (
    <>
      <path d="M5 2h14v3H5zM8 6.500h8v2H8z" opacity=".55" />
      <path d="M7 22V12a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v10z" />
    </>
  ),
  'behind-the-object': (
    <>
      <path d="M2 4h20v6H2zM2 13h20v6H2z" opacity=".55" />
      <path d="M9 6h6l1 16H8z" />
    </>
  ),
  'one-shape': (
    <>
      <path d="M5 2.500h14v2.500H5z" opacity=".55" />
      <path d="M12 7c6 0 9 4 9 8s-4 7-9 7-9-3-9-7 3-8 9-8z" />
    </>
  ),
  'on-the-record': (
    <>
      <path d="M2 5h3v3.500L3.5 11H2zM6.5 5h3v3.500L8 11H6.500zM2 14h8v2H2zM2 18h6v2H2z" opacity=".7" />
      <path d="M13 22c0-4 2-6 5-6s4 2 4 6z" />
      <circle cx="17.5" cy="10.5" r="4" />
    </>
  ),
  'full-photo': (
    <>
      <path d="M2 2h20v20H2z" opacity=".3" />
      <circle cx="16.5" cy="7" r="2.5" />
      <path d="M2 14l6-6 6 6 3-2.500 5 4.500v6H2z" opacity=".55" />
      <path d="M5 16h10v2H5zM5 19h6v1.500H5z" />
    </>
  ),
};

/** A layout's shapes, 24 px. Decoration: its name stands beside it or in the label of its control. */
export function LayoutIcon({ layout }: { layout: LayoutId }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true" focusable="false">
      {drawings[layout]}
    </svg>
  );
}
