import { picturedBody } from '../../../../ad-kit/artwork/picturedBody';
import type { LayoutId } from '../../../../ad-kit/artwork/names';
import type { PictureTexts } from '../../../api/adsApi';
import { bounds } from '../../../api/bounds';
import { TextField } from '../../../components/TextField';
import { lengthOf } from '../../../lib/text';
import { useTypedText } from '../fields/useTypedText';

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
    const isBody = part === 'body';
    const isDrawn = !isBody || picturedBody(layout, 'any') !== '';
    return (
      <PictureTextField
        key={part}
        label={label}
        value={texts[part]}
        max={bounds.PictureTexts[part].maxLength}
        multiline={isBody}
        hint={isBody ? bodyHint(isDrawn) : undefined}
        onEdit={(text) => onTextsChange({ [part]: text })}
      />
    );
  });
}

const bodyHint = (isDrawn: boolean) =>
  isDrawn ? 'Each line is a point of its own.' : 'Drawn by the layout “Question and call” alone.';

type FieldProps = {
  label: string;
  value: string;
  max: number;
  multiline: boolean;
  hint: string | undefined;
  onEdit: (text: string) => void;
};

function PictureTextField({ label, value, max, multiline, hint, onEdit }: FieldProps) {
  const { text, type, early } = useTypedText(value, onEdit);
  return (
    <TextField
      label={label}
      value={text}
      maxLength={max}
      multiline={multiline}
      counter={{ length: lengthOf(text), max }}
      hint={hint}
      onChange={type}
      {...early}
    />
  );
}
