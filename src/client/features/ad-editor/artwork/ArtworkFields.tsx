import type { ReactNode } from 'react';
import { picturedBody } from '../../../../ad-kit/artwork/picturedBody';
import type { LayoutId } from '../../../../ad-kit/artwork/names';
import type { PictureTexts, TextSizes } from '../../../api/adsApi';
import { bounds } from '../../../api/bounds';
import { Stack } from '../../../components/Stack';
import { TextField } from '../../../components/TextField';
import type { TextPart, SizeStep } from '../../../domain/artwork/textSizes';
import { lengthOf } from '../../../lib/text';
import { BriefMark } from '../fill/briefMarks';
import { useTypedText } from '../fields/useTypedText';
import type { ArtworkFinding, ArtworkPart } from '../../../../ad-kit/preflight/finding';
import { SizeControl } from './SizeControl';

type Props = {
  texts: PictureTexts;
  brand: string;
  layout: LayoutId;
  findings: readonly ArtworkFinding[];
  onTextsChange: (change: Partial<PictureTexts>) => void;
  onBrandChange: (brand: string) => void;
  /** What the logo is chosen with, beside the brand in whose place it stands. */
  logo: ReactNode;
  sizes: TextSizes | undefined;
  onSizeChange: (part: TextPart, steps: SizeStep) => void;
};

const parts = [
  { part: 'headline', label: 'Headline' },
  { part: 'subheadline', label: 'Subheadline' },
  { part: 'cta', label: 'Call to action' },
  { part: 'body', label: 'Points' },
] as const satisfies readonly { part: keyof PictureTexts; label: string }[];

/** What the drawing itself says; what stands beside it is written in each format's own fields. */
export function ArtworkFields({ texts, brand, layout, findings, onTextsChange, onBrandChange, ...rest }: Props) {
  const { sizes, onSizeChange, logo } = rest;
  const picturedText = (part: keyof PictureTexts) => (part === 'body' ? picturedBody(layout, texts.body) : texts[part]);
  /** What isn't in the drawing has no size. */
  const sizeOf = (part: TextPart, text: string) =>
    text.trim() !== '' && (
      <SizeControl part={part} steps={sizes?.[part] ?? 0} onChange={(steps) => onSizeChange(part, steps)} />
    );
  const foundIn = (part: ArtworkPart) => findings.find((one) => one.part === part)?.sentence;
  return (
    <Stack gap={20}>
      <ArtworkField
        label="Brand"
        value={brand}
        size={sizeOf('brand', brand)}
        max={bounds.ArtworkDesign.brand.maxLength}
        onEdit={onBrandChange}
        part="brand"
        hint={foundIn('brand') ?? 'Shown in the artwork and as the advertiser in previews.'}
      />
      {logo}
      {parts.map(({ part, label }) => (
        <ArtworkField
          key={part}
          part={part}
          label={label}
          value={texts[part]}
          size={sizeOf(part, picturedText(part))}
          max={bounds.PictureTexts[part].maxLength}
          multiline={part === 'body'}
          hint={foundIn(part) ?? (part === 'body' ? pointsHint(layout) : undefined)}
          onEdit={(text) => onTextsChange({ [part]: text })}
        />
      ))}
    </Stack>
  );
}

const pointsHint = (layout: LayoutId) =>
  picturedBody(layout, 'any') === '' ? 'Only the “Question and CTA” layout shows them.' : 'One point per line.';

type FieldProps = {
  part: ArtworkPart;
  label: string;
  value: string;
  max: number;
  multiline?: boolean;
  hint?: string | undefined;
  /** Sets its size in the artwork. */
  size: ReactNode;
  onEdit: (text: string) => void;
};

function ArtworkField({ part, label, value, max, multiline = false, hint, size, onEdit }: FieldProps) {
  const { text, type, early } = useTypedText(value, onEdit);
  return (
    <div data-artwork-part={part}>
      <TextField
        label={label}
        value={text}
        maxLength={max}
        multiline={multiline}
        counter={{ length: lengthOf(text), max }}
        hint={hint}
        mark={
          <>
            {part !== 'brand' && <BriefMark value={value} />}
            {size}
          </>
        }
        onChange={type}
        {...early}
      />
    </div>
  );
}
