import type { CopyTone } from '../../../api/aiApi';
import { copyToneValues } from '../../../api/bounds';
import type { AppDispatch, RootState } from '../../../redux/types';
import type { AppExtra } from '../../../redux/world';

const key = 'ad-editor.tone';

/** How suggestions sound: as chosen last in this tab, until it is closed. */
export const readTone =
  () =>
  (_dispatch: AppDispatch, _getState: () => RootState, { sessionStorage }: AppExtra): CopyTone =>
    copyToneValues.find((tone) => tone === sessionStorage.getItem(key)) ?? 'professional';

export const keepTone =
  (tone: CopyTone) =>
  (_dispatch: AppDispatch, _getState: () => RootState, { sessionStorage }: AppExtra): void =>
    sessionStorage.setItem(key, tone);
