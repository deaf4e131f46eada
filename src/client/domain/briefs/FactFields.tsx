import { styled } from '@mui/material/styles';
import { bounds } from '../../api/bounds';
import { TextField } from '../../components/TextField';
import { belowTablet } from '../../theme/tokens';
import { type FactsForm, factFields } from './briefForm';

type Fact = (typeof factFields)[number];

const words: Readonly<Record<Fact, { label: string; placeholder: string }>> = {
  offer: { label: 'Offer', placeholder: '20% off the first box' },
  price: { label: 'Price', placeholder: 'From $14 a bag' },
  deadline: { label: 'Deadline', placeholder: 'Order by December 18' },
  proof: { label: 'Proof', placeholder: '4.9 stars from 812 reviews' },
};

type Props = {
  value: Pick<FactsForm, Fact>;
  onChange: (change: Partial<FactsForm>) => void;
  errors: Partial<Record<Fact, string>>;
};

/** The facts that weigh most in an ad. */
export function FactFields({ value, onChange, errors }: Props) {
  return (
    <Pairs>
      {factFields.map((field) => (
        <TextField
          key={field}
          label={words[field].label}
          value={value[field]}
          onChange={(text) => onChange({ [field]: text })}
          error={errors[field]}
          placeholder={words[field].placeholder}
          maxLength={bounds.Brief[field].maxLength}
        />
      ))}
    </Pairs>
  );
}

const Pairs = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  alignItems: 'start',
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
