import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing/renderPart';
import { SearchField } from './SearchField';

const field = (search: string, onSearch: (search: string) => void = () => undefined) => (
  <SearchField label="Search" maxLength={100} search={search} onSearch={onSearch} />
);

describe('the search field', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('keeps what is typed while an earlier search is still on its way', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const onSearch = jest.fn();
    const { showNext } = renderPart(field('', onSearch));
    await user.type(screen.getByRole('searchbox'), 'sa');
    act(() => jest.advanceTimersByTime(1000));
    expect(onSearch).toHaveBeenLastCalledWith('sa');
    await user.type(screen.getByRole('searchbox'), 'le');
    showNext(field('sa', onSearch));
    expect(screen.getByRole('searchbox')).toHaveValue('sale');
    act(() => jest.advanceTimersByTime(1000));
    expect(onSearch).toHaveBeenLastCalledWith('sale');
  });

  it('follows a search that changes by other means', () => {
    const { showNext } = renderPart(field('sale'));
    showNext(field(''));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    showNext(field('coffee'));
    expect(screen.getByRole('searchbox')).toHaveValue('coffee');
  });

  it('follows the way back to what was searched for before', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const { showNext } = renderPart(field(''));
    await user.type(screen.getByRole('searchbox'), 'sale');
    act(() => jest.advanceTimersByTime(1000));
    showNext(field('sale'));
    showNext(field(''));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    showNext(field('sale'));
    expect(screen.getByRole('searchbox')).toHaveValue('sale');
  });
});
