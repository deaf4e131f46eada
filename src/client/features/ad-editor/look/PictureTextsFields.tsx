import { picturedBody } from '../../../../ad-kit/artwork/picturedBody';
import type { LayoutId } from '../../../../ad-kit/artwork/names';
import type { PictureTexts } from '../../../api/adsApi';
import { bounds } from '../../../api/bounds';
import { TextField } from '../../../components/TextField';
import { lengthOf } from '../../../lib/text';

type Props = {
  texts: PictureTexts;
  layout: LayoutId;
  onTextsChange: (change: Partial<PictureTexts>) => void;
};

const fields = [
  { part: 'headline', label: 'Headline in the picture' },
  { part: 'subheadline', label: 'Line below it' },
  { part: 'cta', label: 'Call to action in the picture' },
  { part: 'body', label: 'Points in the picture' },
] as const satisfies readonly { part: keyof PictureTexts; label: string }[];

/** The texts that the drawing itself shows; what stands beside it is written in the ad's own fields. */
export function PictureTextsFields({ texts, layout, onTextsChange }: Props) {
  return fields.map(({ part, label }) => {
    const max = bounds.PictureTexts[part].maxLength;
    const isBody = part === 'body';
    const isDrawn = !isBody || picturedBody(layout, 'any') !== '';
    return (
      <TextField
        key={part}
        label={label}
        value={texts[part]}
        maxLength={max}
        multiline={isBody}
        counter={{ length: lengthOf(texts[part]), max }}
        hint={isBody ? bodyHint(isDrawn) : undefined}
        onChange={(text) => onTextsChange({ [part]: text })}
      />
    );
  });
}

const bodyHint = (isDrawn: boolean) =>
  isDrawn ? 'Each line is a point of its own.' : 'Drawn by the layout “Question and call” alone.';
