import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { Pin, Plus, X } from 'lucide-react';
import type { AdField } from '../../../../ad-kit/formats';
import type { AdFormat, PinnableText } from '../../../../ad-kit/ad';
import type { Finding } from '../../../../ad-kit/preflight/finding';
import { type TextLimit, countsOf, limitsOf } from '../../../../ad-kit/limits';
import { AddButton } from '../../../components/AddButton';
import { IconButton } from '../../../components/IconButton';
import { belowWide, radii, tokens } from '../../../theme/tokens';
import type { FieldValue } from '../../../domain/ads/fieldPaths';
import { SuggestButton } from '../suggest/SuggestButton';
import { AdTextField } from './AdTextField';
import { FieldSection } from './FieldSection';
import { limitsInWords } from './limitsInWords';
import { type FindingsByPath, fieldId, findingsAt } from './findingsAt';
import { ListFindings } from './ListFindings';

type Props = {
  format: AdFormat;
  field: AdField;
  texts: readonly (string | PinnableText)[];
  findings: FindingsByPath;
  onEdit: (path: string, value: FieldValue) => void;
};

/** Texts that the platform chooses from: as many fields as there are texts, more as long as more are taken. */
export const TextListField = memo(function TextListField({ format, field, texts, findings, onEdit }: Props) {
  const { name, label, kind } = field;
  const { min, max } = countsOf(format, name);
  const limits = useMemo(() => limitsOf(format, name), [format, name]);
  const isPinnable = kind === 'pinnable_texts';
  const isLong = (limits[0]?.limit ?? 0) > 60;
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  }, [texts]);
  const handleRemove = useCallback(
    (index: number) => onEdit(name, latest.current.filter((_, at) => at !== index) as FieldValue),
    [name, onEdit],
  );
  const noun = label.toLowerCase();
  const filled = texts.filter((item) => textOf(item).trim() !== '').length;
  return (
    <FieldSection
      title={`${label}s`}
      aside={`${filled} of ${max}${min > 0 ? ` (min ${min})` : ''}`}
      hint={limitsInWords(format, name)}
      action={<SuggestButton path={name} noun={`${noun}s`} />}
    >
      {texts.map((item, index) => (
        <Item
          key={index}
          {...{ format, name, label, limits, index, isLong, onEdit }}
          text={textOf(item)}
          pin={typeof item === 'string' ? undefined : item.pin}
          findings={findingsAt(findings, `${name}[${index}]`)}
          onRemove={texts.length > Math.max(1, min) ? handleRemove : undefined}
        />
      ))}
      <ListFindings id={fieldId(format, name)} findings={findingsAt(findings, name)} />
      {texts.length < max && (
        <AddButton
          variant="text"
          startIcon={<Plus size={16} strokeWidth={1.75} />}
          onClick={() => onEdit(name, [...texts, isPinnable ? { text: '', pin: null } : ''] as FieldValue)}
        >
          {`Add ${noun}`}
        </AddButton>
      )}
    </FieldSection>
  );
});

const textOf = (item: string | PinnableText): string => (typeof item === 'string' ? item : item.text);

type ItemProps = Pick<Props, 'format' | 'onEdit'> & {
  name: string;
  label: string;
  limits: readonly TextLimit[];
  index: number;
  isLong: boolean;
  text: string;
  /** `undefined` in lists whose texts have no position. */
  pin: number | null | undefined;
  findings: readonly Finding[];
  onRemove: ((index: number) => void) | undefined;
};

/** One text of the list, drawn again only when it is the one that changed. */
const Item = memo(function Item(props: ItemProps) {
  const { format, name, label, limits, index, isLong, text, pin, findings, onEdit, onRemove } = props;
  const path = `${name}[${index}]`;
  const noun = label.toLowerCase();
  return (
    <AdTextField
      id={fieldId(format, path)}
      label={`${label} ${index + 1}`}
      hideLabel
      path={pin === undefined ? path : `${path}.text`}
      value={text}
      limits={limits}
      findings={findings}
      onEdit={onEdit}
      isLong={isLong}
      action={
        <Actions>
          {pin !== undefined && (
            <PinSelect
              label={`Position of ${noun} ${index + 1}`}
              pin={pin}
              positions={name === 'headlines' ? 3 : 2}
              onPin={(position) => onEdit(`${path}.pin`, position)}
            />
          )}
          {onRemove && <IconButton label={`Remove ${noun} ${index + 1}`} icon={X} onClick={() => onRemove(index)} />}
        </Actions>
      }
    />
  );
});

type PinProps = { label: string; pin: number | null; positions: number; onPin: (pin: number | null) => void };

/** Where alone a text may be shown. The select lies out of sight over its own small sign. */
function PinSelect({ label, pin, positions, onPin }: PinProps) {
  return (
    <PinSign data-set={pin !== null || undefined} title={label}>
      <Pin size={16} strokeWidth={1.75} aria-hidden="true" />
      {pin !== null && <span aria-hidden="true">{pin}</span>}
      <select
        aria-label={label}
        value={pin ?? ''}
        onChange={(event) => onPin(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">Any position</option>
        {Array.from({ length: positions }, (_, index) => (
          <option key={index} value={index + 1}>{`Only position ${index + 1}`}</option>
        ))}
      </select>
    </PinSign>
  );
}

const Actions = styled('div')({ display: 'flex', alignItems: 'center', gap: 2, '&:empty': { display: 'none' } });

const PinSign = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minWidth: 32,
  height: 32,
  borderRadius: radii.control,
  fontSize: 12,
  fontWeight: 600,
  color: tokens.text2,
  [belowWide]: { minWidth: 44, height: 44 },
  '&:hover': { backgroundColor: tokens.hover, color: tokens.text },
  '&[data-set]': { color: tokens.accentText },
  '&:focus-within': { outline: `2px solid ${tokens.accent}`, outlineOffset: 1 },
  '& select': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    fontSize: 16,
    cursor: 'pointer',
  },
  '& option': { color: tokens.text, backgroundColor: tokens.surface },
});
