import { act, screen, waitFor } from '@testing-library/react';
import { shiftDay } from '../../../ad-kit/reports/periods';
import { todayInUtc } from '../../lib/dates';
import { aProAccount } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';

const today = todayInUtc(Date.now());

async function open(path = '/analytics') {
  const view = renderApp({ path, fake: createFakeApi({ user: aProAccount() }) });
  await view.user.click(await screen.findByRole('button', { name: /^Period: / }));
  await screen.findByRole('dialog', { name: 'Period' });
  return view;
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Period' })).toBeNull());

/** The button of a day in the calendar. */
const dayIn = (name: RegExp) => screen.getByRole('button', { name });

describe('the period', () => {
  it('is one of the usual ones', async () => {
    const { user, address } = await open();
    expect(screen.getByRole('button', { name: 'Last 30 days' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Last 7 days' }));
    await isClosed();
    expect(address()).toBe('/analytics?period=last_7');
    expect(screen.getByRole('button', { name: 'Period: Last 7 days' })).toHaveFocus();
  });

  it('is picked in the calendar, from the first day to the last', async () => {
    const { user, address } = await open('/analytics?from=2026-10-05&to=2026-10-09');
    expect(screen.getByRole('grid', { name: 'October 2026' })).toBeVisible();
    await user.click(dayIn(/October 14th, 2026/));
    expect(screen.getByLabelText('From')).toHaveValue('2026-10-14');
    await user.click(dayIn(/October 20th, 2026/));
    expect(screen.getByLabelText('To')).toHaveValue('2026-10-20');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await isClosed();
    expect(address()).toBe('/analytics?from=2026-10-14&to=2026-10-20');
    expect(screen.getByRole('button', { name: /^Period: Oct 14.* – Oct 20/ })).toBeVisible();
  });

  it('is picked with the keyboard alone', async () => {
    const { user, address } = await open('/analytics?from=2026-10-05&to=2026-10-09');
    act(() => dayIn(/October 5th, 2026/).focus());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(dayIn(/October 12th, 2026/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await isClosed();
    expect(address()).toBe('/analytics?from=2026-10-12&to=2026-10-14');
  });

  it('is typed, starting from the days that are shown', async () => {
    const { user, address } = await open();
    expect(screen.getByLabelText('From')).toHaveValue(shiftDay(today, -29));
    expect(screen.getByLabelText('To')).toHaveValue(today);
    await user.clear(screen.getByLabelText('To'));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('Choose the first and the last day.')).toBeVisible();
    await user.type(screen.getByLabelText('To'), shiftDay(today, -40));
    expect(screen.getByText('The first day comes after the last one.')).toBeVisible();
    await user.clear(screen.getByLabelText('To'));
    await user.type(screen.getByLabelText('To'), `${shiftDay(today, -4)}{Enter}`);
    await isClosed();
    expect(address()).toBe(`/analytics?from=${shiftDay(today, -29)}&to=${shiftDay(today, -4)}`);
  });

  it('stays as it was with Escape', async () => {
    const { user, address } = await open();
    await user.keyboard('{Escape}');
    await isClosed();
    expect(address()).toBe('/analytics');
    expect(screen.getByRole('button', { name: 'Period: Last 30 days' })).toHaveFocus();
  });
});
