import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useAddressQuery } from './useAddressQuery';

type Change = ReturnType<typeof useAddressQuery>[1];

function changesFrom(address: string): { change: Change; search: () => URLSearchParams } {
  const changes: Change[] = [];
  let search = '';
  function Probe() {
    changes.push(useAddressQuery()[1]);
    ({ search } = useLocation());
    return null;
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <Probe />
    </MemoryRouter>,
  );
  return { change: (...wanted) => changes[0]?.(...wanted), search: () => new URLSearchParams(search) };
}

it('keeps what was chosen when a choice is written from an address that is no longer shown', () => {
  const { change, search } = changesFrom('/analytics?by=day');
  act(() => change({ by: 'day', status: 'active' }));
  act(() => change({ by: 'day', label: 'Launch' }));
  expect(search().toString()).toBe('by=day&label=Launch&status=active');
});

it('starts at the first page again when something else is chosen in the moment after another page', () => {
  const { change, search } = changesFrom('/campaigns?status=active');
  act(() => change({ status: 'active', page: '2' }));
  act(() => change({ status: 'paused' }));
  expect(search().toString()).toBe('status=paused');
});
