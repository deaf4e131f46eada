import { render, screen } from '@testing-library/react';
import { SentenceList } from './SentenceList';

it('shows several faults as a list', () => {
  render(<SentenceList text={'Name is taken.\nToken is over.'} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Name is taken.', 'Token is over.']);
});

it('shows one fault as a sentence', () => {
  render(<SentenceList text="Name is taken." />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByText('Name is taken.')).toBeVisible();
});
