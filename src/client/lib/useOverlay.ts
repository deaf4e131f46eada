import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const overlay = { isOverlay: true };
const isOverlayState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOverlay' in state && state.isOverlay === true;

/**
 * An overlay has an entry of its own in the browser's history: Back closes it and stays on the page. An entry that
 * returns without its overlay, as after a reload, is skipped by going back again.
 */
export function useOverlay<Shown>(): { shown: Shown | undefined; open: (next: Shown) => void; close: () => void } {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const isOpen = isOverlayState(location.state);
  const [shown, setShown] = useState<Shown>();
  const isLeaving = useRef(false);
  const close = () => {
    // A second click in the meantime would leave the page.
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-1);
  };
  const open = (next: Shown) => {
    setShown(next);
    void navigate({ pathname, search }, { state: overlay, preventScrollReset: true });
  };
  const isLost = isOpen && shown === undefined;
  useEffect(() => {
    if (!isOpen) isLeaving.current = false;
  }, [isOpen]);
  useEffect(() => {
    if (!isLost || isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-1);
  }, [isLost, navigate]);
  return { shown: isOpen ? shown : undefined, open, close };
}
