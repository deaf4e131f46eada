import { formatName } from '../../../../ad-kit/formats';
import { intoAd } from '../../../../ad-kit/writer/intoAd';
import type { HandedText } from '../../../domain/use-in-ad/handedText';
import { createAppAsyncThunk } from '../../../redux/createAppAsyncThunk';
import { toastShown } from '../../../redux/toastsSlice';
import { contentsOf } from '../state/adDraft';
import { draftEdited, selectEditedAd } from '../state/adEditorSlice';

/** Puts a text that was written elsewhere into the ad as it stands, as one step that can be undone. */
export const putInHandedText = createAppAsyncThunk(
  'adEditor/putInHandedText',
  ({ id, handed }: { id: string; handed: HandedText }, { dispatch, getState }) => {
    const draft = selectEditedAd(getState(), id)?.draft;
    if (!draft) return;
    const { format, written, choice } = handed;
    const before = contentsOf(draft, format);
    if (!before) {
      dispatch(toastShown({ title: 'The text was not put in', description: `The ad lacks ${formatName(format)}.` }));
      return;
    }
    const { ad: after } = intoAd(before, written, choice);
    if (after === before) {
      dispatch(toastShown({ title: 'Nothing to change', description: 'The ad says this already.' }));
      return;
    }
    const contents = draft.contents.map((ad) => (ad === before ? after : ad));
    dispatch(draftEdited({ id, subject: `handed:${format}`, change: { contents } }));
    dispatch(toastShown({ title: 'The text is in your ad', description: 'Undo takes it out again.' }));
  },
);
