import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { storySafeZone } from '../../../../ad-kit/formats';

/** Lines that a story's texts and logos stay between: beyond them lie the platform's controls. */
export function SafeZones() {
  return (
    <>
      <Line style={{ top: `${storySafeZone.top * 100}%` }}>
        <Note>
          <ArrowUp size={12} strokeWidth={2} aria-hidden="true" />
          Keep clear
        </Note>
      </Line>
      <Line style={{ bottom: `${storySafeZone.bottom * 100}%` }}>
        <Note>
          <ArrowDown size={12} strokeWidth={2} aria-hidden="true" />
          Keep clear
        </Note>
      </Line>
    </>
  );
}

const Line = styled('div')({
  position: 'absolute',
  zIndex: 1,
  left: 0,
  right: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  // The notes stand on the lines: there the platform's own texts leave room.
  height: 0,
  // White and black in turn, so that it is seen on any picture.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    height: 1,
    backgroundImage: 'repeating-linear-gradient(90deg, #ffffff 0 5px, #141416 5px 10px)',
  },
});

const Note = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flexShrink: 0,
  padding: '2px 8px 2px 6px',
  borderTopLeftRadius: 4,
  fontSize: 11,
  lineHeight: '14px',
  fontWeight: 500,
  backgroundColor: '#141416',
  color: '#ffffff',
});
