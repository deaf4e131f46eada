import { type SubmitEvent, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { bounds } from '../../../api/bounds';
import { TextField } from '../../../components/TextField';

/** Asks what is advertised, of an ad that does not say it yet. */
export function ProductQuestion({ onAnswer }: { onAnswer: (productName: string) => void }) {
  const [name, setName] = useState('');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() !== '') onAnswer(name.trim());
  };
  return (
    <Form onSubmit={handleSubmit}>
      <TextField
        label="What are you advertising?"
        hint="Neither the ad nor a campaign says yet."
        value={name}
        onChange={setName}
        maxLength={bounds.TextWish.product_name.maxLength}
        required
        autoFocus
      />
      <div>
        <Button type="submit" variant="outlined">
          Suggest
        </Button>
      </div>
    </Form>
  );
}

const Form = styled('form')({ display: 'grid', gap: 12, padding: 16 });
