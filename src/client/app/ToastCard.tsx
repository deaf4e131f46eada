import type { Ref } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CircleAlert, X } from 'lucide-react';
import { IconButton } from '../components/IconButton';
import { PlansLink } from '../domain/plans/PlansLink';
import { useAppDispatch } from '../redux/hooks';
import { type Toast, toastClosed, toastHeld, toastReleased } from '../redux/toastsSlice';
import { belowTablet, bottomBarHeight, radii, tokens } from '../theme/tokens';
import { useSwipe } from './useSwipe';

/** How far a toast must be pulled to be dismissed, in pixels. */
const swipeThreshold = 50;

type Props = {
  toast: Toast;
  /** The transition around it measures this element. */
  ref?: Ref<HTMLDivElement>;
};

/** One toast. Its time stands still while the mouse or the focus rests on it; a finger rests on nothing. */
export function ToastCard({ toast: { id, title, description, variant, offersPlans, action }, ref }: Props) {
  const dispatch = useAppDispatch();
  const handleClose = () => dispatch(toastClosed({ id }));
  const handleHold = () => dispatch(toastHeld({ id }));
  const handleRelease = () => dispatch(toastReleased({ id }));
  const swipe = useSwipe(swipeThreshold, handleClose);
  const handleAction = (event: UnknownAction) => {
    dispatch(event);
    handleClose();
  };
  const isFailure = variant === 'destructive';
  return (
    <Card
      ref={ref}
      role={isFailure ? 'alert' : 'status'}
      data-variant={variant}
      onFocus={handleHold}
      onBlur={handleRelease}
      {...swipe}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && handleHold()}
      onPointerLeave={() => {
        swipe.onPointerLeave();
        handleRelease();
      }}
    >
      {isFailure && <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />}
      <Words>
        <strong>{title}</strong>
        {description !== undefined && <span>{description}</span>}
        {offersPlans === true && <PlansLink onClick={handleClose} />}
      </Words>
      {action && (
        <Button size="small" variant="outlined" color="inherit" onClick={() => handleAction(action.event)}>
          {action.label}
        </Button>
      )}
      <IconButton label="Close notification" icon={X} color="inherit" onClick={handleClose} />
    </Card>
  );
}

const Card = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  width: 360,
  padding: '10px 8px 10px 14px',
  borderRadius: radii.panel,
  backgroundColor: tokens.inverse,
  color: tokens.inverseText,
  boxShadow: `0 8px 24px ${tokens.shadow}`,
  touchAction: 'pan-y',
  [belowTablet]: { width: '100%' },
  // Above the bar at the bottom of a phone's screen, where there is one.
  'body:has([data-bottom-bar]) &': { marginBottom: `calc(${bottomBarHeight}px + env(safe-area-inset-bottom))` },
  '&[data-variant="destructive"]': {
    border: `1px solid ${tokens.badDot}`,
    backgroundColor: tokens.badSoft,
    color: tokens.bad,
  },
  '& > svg': { marginTop: 7 },
});

const Words = styled('div')({
  flex: 1,
  minWidth: 0,
  padding: '6px 0',
  overflowWrap: 'anywhere',
  '& strong, & span': { display: 'block' },
  '& strong': { fontWeight: 600 },
  '& a': { display: 'inline-block', marginTop: 4 },
});
