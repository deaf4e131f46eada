import { memo } from 'react';
import { styled } from '@mui/material/styles';
import type { Ad, AdFormat, CarouselCard, PinnableText } from '../../../../ad-kit/ad';
import { type AdField, formats } from '../../../../ad-kit/formats';
import { limitsOf } from '../../../../ad-kit/limits';
import { type FieldValue, valueAt } from '../../../domain/ads/fieldPaths';
import { suggestedNoun } from '../suggest/suggestTarget';
import { AdTextField } from './AdTextField';
import { CallToActionField } from './CallToActionField';
import { CardsField } from './CardsField';
import { LinkField } from './LinkField';
import { PictureField } from './PictureField';
import { PicturesField } from './PicturesField';
import { SharedPart } from './SharedPart';
import { TextListField } from './TextListField';
import { limitsInWords } from './limitsInWords';
import { type FindingsByPath, fieldId, findingsAt } from './findingsAt';

type Props = {
  ad: Ad;
  findings: FindingsByPath;
  /** Has to stay the same function: fields that did not change are not drawn again. */
  onEdit: (path: string, value: FieldValue) => void;
};

/** The fields of one format, as its platform has them. */
export function FormatFields({ ad, findings, onEdit }: Props) {
  const { format } = ad;
  return (
    <Stack>
      {formats[format].fields
        .filter(({ name }) => !name.includes('.'))
        .map((field) => (
          <div key={field.name} data-narrow={/^path\d$/.test(field.name) || undefined}>
            <OneField {...{ format, field, findings, onEdit }} value={valueAt(ad, field.name)} />
            <SharedPart format={format} path={field.name} label={field.label} />
          </div>
        ))}
    </Stack>
  );
}

type FieldProps = Omit<Props, 'ad'> & { format: AdFormat; field: AdField; value: unknown };

const OneField = memo(function OneField({ format, field, value, findings, onEdit }: FieldProps) {
  const { name, label, kind } = field;
  const common = { format, path: name, label, findings, onEdit };
  switch (kind) {
    case 'text':
    case 'long_text':
      return (
        <AdTextField
          id={fieldId(format, name)}
          label={label}
          path={name}
          value={value as string}
          limits={limitsOf(format, name)}
          findings={findingsAt(findings, name)}
          onEdit={onEdit}
          isLong={kind === 'long_text'}
          suggests={suggestedNoun(name, label)}
          hint={/^path\d$/.test(name) ? undefined : limitsInWords(format, name)}
        />
      );
    case 'texts':
    case 'pinnable_texts':
      return <TextListField {...{ format, field, findings, onEdit }} texts={value as (string | PinnableText)[]} />;
    case 'cards':
      return <CardsField {...{ format, findings, onEdit }} cards={value as CarouselCard[]} />;
    case 'link':
      return <LinkField {...common} value={value as string} />;
    case 'call_to_action':
      return <CallToActionField {...common} value={value as string | null} />;
    case 'image':
      return <PictureField {...common} value={value as string | null} />;
    case 'images':
      return <PicturesField {...common} value={value as string[]} />;
  }
});

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px 12px',
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
  '& > [data-narrow]': { gridColumn: 'auto' },
});
