import type { CopyTone } from '../../api/aiApi';
import { copyToneValues } from '../../api/bounds';

export const toneNames: Record<CopyTone, string> = {
  professional: 'Professional',
  casual: 'Casual',
  exciting: 'Exciting',
  urgent: 'Urgent',
  friendly: 'Friendly',
};

export const toneOptions = copyToneValues.map((value) => ({ value, label: toneNames[value] }));
