import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Problem, problemOf } from '../../../api/problem';
import { paths } from '../../../lib/paths';
import { useAppDispatch } from '../../../redux/hooks';
import { saveAsNewAd } from '../state/adEditorThunks';

/** Stores what is written as an ad of its own and opens that; says why where it fails. */
export function useSaveAsNewAd(id: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const save = async () => {
    setIsSaving(true);
    const result = await dispatch(saveAsNewAd(id));
    if (saveAsNewAd.fulfilled.match(result)) await navigate(paths.ad(result.payload.id));
    else setProblem(problemOf(result.payload));
    setIsSaving(false);
  };
  return { saveAsNew: () => void save(), isSaving, problem };
}
