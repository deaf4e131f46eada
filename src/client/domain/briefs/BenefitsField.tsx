import { type KeyboardEvent, useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus, X } from 'lucide-react';
import type { BenefitKind } from '../../api/aiApi';
import { bounds } from '../../api/bounds';
import { IconButton } from '../../components/IconButton';
import { TextField } from '../../components/TextField';
import { KindChip } from './KindChip';
import { kindIn } from './benefits';

type Props = {
  /** At least one. */
  benefits: readonly string[];
  onChange: (benefits: string[]) => void;
  /** What is wrong with each row. */
  errors: readonly (string | undefined)[];
  /** What benefits were read as, and what a person says that they are, by their trimmed texts. */
  readKinds: Readonly<Record<string, BenefitKind>>;
  saidKinds: Readonly<Record<string, BenefitKind>>;
  /** `null` leaves it to the writer. */
  onSayKind: (benefit: string, kind: BenefitKind | null) => void;
};

const mostBenefits = bounds.CopyBrief.key_benefits.maxItems;

/** What speaks for the product, a row for each benefit. The focus goes to a row that is added, and stays when one goes. */
export function BenefitsField({ benefits, onChange, errors, readKinds, saidKinds, onSayKind }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const focusNext = useRef<number>(undefined);
  useEffect(() => {
    const at = focusNext.current;
    focusNext.current = undefined;
    if (at !== undefined) group.current?.querySelectorAll('input')[at]?.focus();
  }, [benefits.length]);
  const handleRemove = (at: number) => {
    const rest = benefits.filter((_benefit, index) => index !== at);
    focusNext.current = Math.min(at, rest.length - 1);
    onChange(rest.length > 0 ? rest : ['']);
  };
  const handleAdd = () => {
    focusNext.current = benefits.length;
    onChange([...benefits, '']);
  };
  // Enter goes on to the next benefit; behind the last one that is filled, it sends the form as everywhere.
  const handleKey = (event: KeyboardEvent) => {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])];
    const at = inputs.findIndex((input) => input === event.target);
    const mayAdd = benefits.length < mostBenefits && benefits.at(-1)?.trim() !== '';
    const isLast = at === inputs.length - 1;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || at === -1 || (isLast && !mayAdd)) return;
    event.preventDefault();
    if (isLast) handleAdd();
    else inputs[at + 1]?.focus();
  };
  return (
    <Group ref={group} onKeyDown={handleKey}>
      <legend>Key benefits</legend>
      {benefits.map((benefit, at) => (
        // Rows have nothing but their place to be told apart by.
        <Row key={at}>
          <TextField
            label={`Benefit ${at + 1}`}
            hideLabel
            value={benefit}
            onChange={(text) => onChange(benefits.map((other, index) => (index === at ? text : other)))}
            error={errors[at]}
            maxLength={bounds.CopyBrief.product_name.maxLength}
          />
          <KindChip
            number={at + 1}
            read={kindIn(readKinds, benefit)}
            said={kindIn(saidKinds, benefit)}
            onSay={(kind) => onSayKind(benefit, kind)}
          />
          {benefits.length > 1 && (
            <IconButton label={`Remove benefit ${at + 1}`} icon={X} onClick={() => handleRemove(at)} />
          )}
        </Row>
      ))}
      {benefits.length < mostBenefits && (
        <Button
          variant="text"
          size="small"
          startIcon={<Plus size={14} strokeWidth={1.75} aria-hidden="true" />}
          onClick={handleAdd}
        >
          Add Benefit
        </Button>
      )}
    </Group>
  );
}

const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 6, fontSize: 13, lineHeight: '18px', fontWeight: 500 },
  '& > .MuiButton-root': { marginLeft: -8 },
});

/** What a benefit is read as goes below its field: beside it, there would be little room to write. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 8px',
  marginBottom: 12,
  '& > div': { flex: 1, flexBasis: 'calc(100% - 52px)' },
  '& > [aria-haspopup]': { order: 1, marginRight: 'auto' },
});
