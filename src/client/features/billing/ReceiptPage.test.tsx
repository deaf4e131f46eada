import { screen, within } from '@testing-library/react';
import type { Receipt } from '../../api/billingApi';
import { createFakeApi } from '../../testing/fakeApi';
import { renderApp } from '../../testing/renderApp';

const id = '0190a000-0000-7000-8000-00000000beef';

function aReceipt(own: Partial<Receipt> = {}): Receipt {
  return {
    transaction: {
      id,
      created_at: '2026-11-21T10:00:00.000Z',
      plan_id: 'business',
      description: 'Business, until Dec 21, 2026',
      amount_total: 3500,
      currency: 'usd',
      status: 'paid',
    },
    issued_by: 'Test Product',
    billed_to: { full_name: 'Mara Okafor', email: 'mara@northfold.example' },
    lines: [
      { description: 'Business until the end of the period', amount: 4950 },
      { description: 'Unused time on Pro', amount: -1450 },
    ],
    period_start: '2026-11-21T10:00:00.000Z',
    period_end: '2026-12-21T10:00:00.000Z',
    is_sandbox: true,
    ...own,
  };
}

function openReceipt(...outcomes: ({ body: Receipt } | { status: number; detail: string })[]) {
  const fake = createFakeApi();
  fake.answerNext('getReceipt', ...outcomes);
  return renderApp({ path: `/billing/receipts/${id}`, fake });
}

describe('a receipt', () => {
  it('states who paid whom, for what, when and how much', async () => {
    openReceipt({ body: aReceipt() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Receipt from Nov 21, 2026' })).toBeVisible();
    expect(screen.getByText('Mara Okafor, mara@northfold.example')).toBeVisible();
    expect(screen.getByText('Nov 21, 2026 to Dec 21, 2026')).toBeVisible();
    expect(screen.getByText(id)).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Amounts' }));
    expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Business until the end of the period',
      '$49.50 USD',
      'Unused time on Pro',
      '-$14.50 USD',
      '$35.00 USD',
    ]);
    expect(screen.getByText(/no money was charged/i)).toBeVisible();
  });

  it('leaves out what there is not', async () => {
    openReceipt({ body: aReceipt({ period_start: null, period_end: null, is_sandbox: false }) });
    await screen.findByRole('table', { name: 'Amounts' });
    expect(screen.queryByText('Period')).not.toBeInTheDocument();
    expect(screen.queryByText(/no money was charged/i)).not.toBeInTheDocument();
  });

  it('is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = openReceipt({ body: aReceipt() });
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('is not found where it is somebody else’s', async () => {
    openReceipt({ status: 404, detail: 'There is no such transaction.' });
    expect(await screen.findByText('Receipt not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Billing & Plans' })).toHaveAttribute('href', '/billing');
  });

  it('says that it did not load, and loads again', async () => {
    const { user } = openReceipt({ status: 503, detail: 'The database does not answer.' }, { body: aReceipt() });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Amounts' })).toBeVisible();
  });
});
