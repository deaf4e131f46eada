import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { FormFaults } from '../../components/FormFaults';
import { TextField } from '../../components/TextField';
import { renderPart } from '../../testing/renderPart';
import { faultsOf, useFormFaults } from './useFormFaults';

const problem = (detail: string, fieldErrors: Record<string, string> = {}) => ({
  detail,
  code: undefined,
  status: 422,
  fieldErrors,
});

describe('what a form says about a refusal', () => {
  it('stands above it where no field is at fault', () => {
    expect(faultsOf(problem('The database is away.'), ['name'])).toEqual({ at: {}, above: 'The database is away.' });
  });

  it('stands at the field alone, where the detail is the same sentence', () => {
    const refused = problem('Name is taken.', { name: 'Name is taken.' });
    expect(faultsOf(refused, ['name'])).toEqual({ at: { name: 'Name is taken.' }, above: undefined });
  });

  it('stands at each field without the detail that sums them up', () => {
    const fieldErrors = { name: 'Name is taken.', budget: 'Budget is too high.' };
    const refused = problem('Please correct these fields: Name, Budget.', fieldErrors);
    expect(faultsOf(refused, ['name', 'budget'])).toEqual({ at: fieldErrors, above: undefined });
  });

  it('tells above what is wrong with fields that the form does not show', () => {
    const fieldErrors = { name: 'Name is taken.', token: 'Token is over.' };
    const refused = problem('Please correct these fields: Name, Token.', fieldErrors);
    expect(faultsOf(refused, ['name'])).toEqual({ at: { name: 'Name is taken.' }, above: 'Token is over.' });
    expect(faultsOf(refused, [])).toEqual({
      at: {},
      above: 'Please correct these fields: Name, Token.\nName is taken.\nToken is over.',
    });
    expect(faultsOf(problem('Token is over.', { token: 'Token is over.' }), ['name']).above).toBe('Token is over.');
  });

  it('is nothing while nothing is refused', () => {
    expect(faultsOf(undefined, ['name'])).toEqual({ at: {}, above: undefined });
  });
});

describe('a form that is refused', () => {
  let refuse: (error: unknown) => void;
  let faults: ReturnType<typeof useFormFaults<'name' | 'budget'>>;

  function Form() {
    const [error, setError] = useState<unknown>();
    const [name, setName] = useState('');
    refuse = setError;
    faults = useFormFaults(error, ['name', 'budget']);
    const { at, above, refusal } = faults;
    return (
      <form>
        <FormFaults above={above} refusal={refusal} />
        <TextField label="Name" value={name} onChange={setName} error={at.name} />
        <TextField label="Budget" value="" onChange={() => undefined} error={at.budget} />
      </form>
    );
  }

  const budgetFault = problem('Budget is too high.', { budget: 'Budget is too high.' });

  it('has the focus at the first field at fault, after each refusal', () => {
    renderPart(<Form />);
    act(() => refuse(budgetFault));
    expect(screen.getByLabelText('Budget')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => screen.getByLabelText('Name').focus());
    act(() => refuse({ ...budgetFault }));
    expect(screen.getByLabelText('Budget')).toHaveFocus();
  });

  it('leaves the focus where it is while no field is at fault', () => {
    renderPart(<Form />);
    act(() => screen.getByLabelText('Name').focus());
    act(() => refuse(problem('The database is away.')));
    expect(screen.getByRole('alert')).toHaveTextContent('The database is away.');
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('says what it found itself, until that field is written anew', () => {
    renderPart(<Form />);
    act(() => void faults.check({ name: 'Please write a name.' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    act(() => screen.getByLabelText('Budget').focus());
    act(() => faults.settle(['name']));
    expect(screen.getByLabelText('Name')).toBeValid();
    expect(screen.getByLabelText('Budget')).toHaveFocus();
  });
});
