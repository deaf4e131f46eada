import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AdFormat } from '../../../../ad-kit/ad';
import { adPageStateOf } from '../../../domain/use-in-ad/handedText';
import { paths } from '../../../lib/paths';
import { useAppDispatch } from '../../../redux/hooks';

/**
 * Puts in what the person brings along, once the ad is open, and takes it off the address, which a reload keeps.
 * Answers the format that it is for.
 */
export function useHandedText(id: string, isOpened: boolean): AdFormat | undefined {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { handed, format } = adPageStateOf(useLocation().state);
  useEffect(() => {
    if (!isOpened || !handed) return undefined;
    let isHere = true;
    void import('./putInHandedText').then(({ putInHandedText }) => {
      // If the page was left in the meantime, it is put in at the next visit.
      if (!isHere) return;
      void dispatch(putInHandedText({ id, handed }));
      void navigate(paths.ad(id), { replace: true, state: { format: handed.format } });
    });
    return () => {
      isHere = false;
    };
  }, [dispatch, navigate, id, isOpened, handed]);
  return handed?.format ?? format;
}
