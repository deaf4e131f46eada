import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { bounds } from '../../api/bounds';
import { TextField } from '../../components/TextField';
import { formatCount } from '../../lib/numbers';
import { ChoiceList } from './ChoiceList';

type Props = {
  /** Three capitals, and not the account's. */
  currency: string;
  /** What was answered; 1 for amounts as they are. */
  rate: number | undefined;
  onAnswer: (rate: number) => void;
};

/** Asks what to do with amounts in another currency: as they are, or by a rate that the person types. */
export function CurrencyQuestion({ currency, rate, onAnswer }: Props) {
  const [way, setWay] = useState<'as_is' | 'rate' | undefined>(
    rate === undefined ? undefined : rate === 1 ? 'as_is' : 'rate',
  );
  const [typed, setTyped] = useState(rate === undefined || rate === 1 ? '' : String(rate));
  const [error, setError] = useState<string>();
  const apply = () => {
    const wrong = rateProblem(typed);
    setError(wrong);
    if (wrong === undefined) onAnswer(Number(typed));
  };
  return (
    <>
      <ChoiceList
        legend={`This file is in ${currency}; your account uses USD.`}
        value={way}
        options={[
          { value: 'as_is', label: 'Import the amounts as is' },
          { value: 'rate', label: 'Multiply the amounts by a rate' },
        ]}
        onChange={(chosen) => {
          setWay(chosen);
          if (chosen === 'as_is') onAnswer(1);
        }}
      />
      {way === 'rate' && (
        <Rate>
          <TextField
            label={`US dollars per 1 ${currency}`}
            placeholder="1.08"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={error}
            onChange={setTyped}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
          />
          <Button variant="outlined" onClick={apply}>
            Apply
          </Button>
        </Rate>
      )}
    </>
  );
}

const { minimum, maximum } = bounds.MetricsImport.rate;

function rateProblem(typed: string): string | undefined {
  if (!/^(\d+(\.\d+)?|\.\d+)$/.test(typed.trim())) return 'Enter a number, such as 1.08.';
  if (Number(typed) < minimum) return 'The rate must be more than 0.';
  return Number(typed) > maximum ? `Max ${formatCount(maximum)}.` : undefined;
}

const Rate = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 220px) auto',
  justifyContent: 'start',
  alignItems: 'start',
  gap: 8,
  '& > button': { marginTop: 24 },
});
