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
      dispatch(
        toastShown({ title: 'Couldn’t add the text', description: `This ad doesn’t include ${formatName(format)}.` }),
      );
      return;
    }
    const { ad: after } = intoAd(before, written, choice);
    if (after === before) {
      dispatch(toastShown({ title: 'Nothing to change', description: 'The ad already says this.' }));
      return;
    }
    const contents = draft.contents.map((ad) => (ad === before ? after : ad));
    dispatch(draftEdited({ id, subject: `handed:${format}`, change: { contents } }));
    dispatch(toastShown({ title: 'Text added to your ad', description: 'To take it back out, choose Undo.' }));
  },
);
