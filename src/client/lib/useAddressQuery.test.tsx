import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useAddressQuery } from './useAddressQuery';

type Change = ReturnType<typeof useAddressQuery>[1];

it('keeps what was chosen when a choice is written from an address that is no longer shown', () => {
  const changes: Change[] = [];
  let search = '';
  function Probe() {
    changes.push(useAddressQuery()[1]);
    ({ search } = useLocation());
    return null;
  }
  render(
    <MemoryRouter initialEntries={['/analytics?by=day']}>
      <Probe />
    </MemoryRouter>,
  );
  const [first] = changes;
  act(() => first?.({ by: 'day', status: 'active' }));
  act(() => first?.({ by: 'day', label: 'Launch' }));
  expect(new URLSearchParams(search).toString()).toBe('by=day&label=Launch&status=active');
});
