import { extractText } from 'unpdf';
import { expectNoViolation, widths } from './accessibilityCheck';
import { feed, makeAd } from './adFixtures';
import { expect, makeCampaign, test } from './fixtures';

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** As Google Ads writes it, in UTF-16 with tabs: two campaigns, a total, and a day that can't be read. */
const report = {
  name: 'report.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `\uFEFF${[
      'Campaign report',
      ['Day', 'Campaign', 'Impr.', 'Clicks', 'Avg. CPC', 'Cost', 'Conversions', 'Conv. value'],
      [day(2), 'Brand Search', '"1,000"', '50', '0.51', '25.50', '2', '80.00'],
      [day(1), 'Brand Search', '800', '40', '0.50', '20.00', '1', '40.00'],
      [day(1), 'Spring Launch', '500', '10', '6.00', '60.00', '0', '0'],
      ['never', 'Spring Launch', '1', '1', '1', '1', '0', '0'],
      ['Total: Account', '--', '"2,300"', '100', '1.06', '105.50', '3', '120.00'],
    ]
      .map((line) => (typeof line === 'string' ? line : line.join('\t')))
      .join('\n')}`,
    'utf16le',
  ),
};

for (const width of widths) {
  test(`a report of two campaigns is imported and broken down at ${width} px`, async ({
    signedIn: page,
    account,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await makeCampaign(request, account.token, { name: 'Brand Search' });
    await expectNoViolation(page, {
      name: 'import of a report',
      show: async () => {
        await page.goto('/campaigns');
        await page.getByRole('link', { name: 'Import report' }).click();
        await page.getByLabel(/Choose CSV or Excel files/).setInputFiles([report, { ...report, name: 'again.csv' }]);
        await expect(page.getByText('Looks like a report from Google Ads.')).toBeVisible();
      },
    });
    await page.getByLabel('Where Spring Launch goes').selectOption('New campaign');
    await page.getByRole('button', { name: 'Days of Spring Launch' }).click();
    await expect(page.getByRole('region', { name: 'Days of Spring Launch' }).getByText('Skipped')).toBeVisible();
    await expectNoViolation(page, { name: 'the days of a campaign of a report', show: () => Promise.resolve() });
    await page.getByRole('button', { name: 'Import 2 campaigns' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Imported' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nothing new to import' })).toBeDisabled();
    await page.getByRole('button', { name: 'Skip this file' }).click();
    await expect(page.getByText('Numbers imported for 2 campaigns')).toBeVisible();

    await expectNoViolation(page, {
      name: 'analytics by day',
      show: async () => {
        await page.getByRole('link', { name: 'See analytics' }).click();
        await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$105.50');
        await expect(page.locator('.MuiChartsSurface-root').first()).toBeVisible();
      },
    });
    await expectNoViolation(page, {
      name: 'the period',
      show: async () => {
        await page.getByRole('button', { name: /^Period: / }).click();
        await expect(page.getByRole('grid').first()).toBeVisible();
      },
    });
    await page.keyboard.press('Escape');
    await expectNoViolation(page, {
      name: 'analytics by campaign',
      show: async () => {
        await page.goto('/analytics?by=campaign&sort=-clicks&compare=none');
        await expect(page.getByRole('rowheader')).toHaveText(['Brand Search', 'Spring Launch', 'Total']);
      },
    });
    // The address holds the view, and the way back from a campaign leads to it.
    await page.getByRole('link', { name: 'Spring Launch' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Spring Launch' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('rowheader')).toHaveText(['Brand Search', 'Spring Launch', 'Total']);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^analytics-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  });
}

for (const width of widths) {
  test(`insights say what to do, and are put away for good, at ${width} px`, async ({
    signedIn: page,
    account,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const id = await makeCampaign(request, account.token, {
      name: 'Holiday Gift Guide',
      budget: 2600,
      start_date: day(28),
      end_date: day(-12),
    });
    const days = Array.from({ length: 28 }, (_, index) => {
      return { date: day(index + 1), impressions: 9000, clicks: 200, conversions: 9, spent: 80 + (index % 5) };
    });
    const put = await request.put(`/api/campaigns/${id}/metrics`, {
      headers: { Authorization: `Bearer ${account.token}` },
      data: days,
    });
    expect(put.status()).toBe(200);
    await page.goto('/analytics');
    await page.getByRole('link', { name: 'Insights' }).click();
    await expectNoViolation(page, {
      name: 'insights',
      show: async () => {
        await page.goto('/analytics/insights');
        await expect(page.getByRole('list', { name: 'Pacing' }).getByText('Too fast')).toBeVisible();
      },
    });
    await page.getByRole('button', { name: /^Done: Holiday Gift Guide runs out of budget \d+ days early$/ }).click();
    await expect(page.getByText('Nothing for now: no active campaign needs a change.')).toBeVisible();
    await page.reload();
    await page.getByText('Put away').click();
    await page.getByRole('button', { name: /^Bring back: Holiday Gift Guide/ }).click();
    await expect(page.getByRole('button', { name: /^Not now: Holiday Gift Guide/ })).toBeVisible();
    await page.getByRole('list', { name: 'Pacing' }).getByRole('link', { name: 'Holiday Gift Guide' }).click();
    await expect(page.getByRole('region', { name: 'Pacing' }).getByText('Too fast')).toBeVisible();
  });
}

test('a summary by email is turned on, and a dead link of one says so', async ({ signedIn: page }) => {
  const dialog = page.getByRole('dialog', { name: 'Email summary' });
  await expectNoViolation(page, {
    name: 'email summary',
    show: async () => {
      await page.goto('/analytics');
      await page.getByRole('button', { name: 'Email summary' }).click();
      await dialog.getByRole('radio', { name: 'Weekly' }).check();
      await expect(dialog.getByText(/every Monday, next on /)).toBeVisible();
    },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Email summary' }).click();
  await expect(dialog.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  await expectNoViolation(page, {
    name: 'unsubscribe',
    show: async () => {
      await page.goto('/unsubscribe?token=none');
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    },
  });
});

test('a report with ads says which of them is better', async ({ signedIn: page, account: { token }, request }) => {
  const campaign_id = await makeCampaign(request, token, { name: 'Brand Search', platform: 'facebook' });
  for (const name of ['Fresh beans', 'Warm mugs'])
    await makeAd(request, token, { name, campaign_id, contents: [feed] });
  const rows = Array.from({ length: 21 }, (_, index) => [
    `${day(index + 1)},Brand Search,Fresh beans,4000,${200 + (index % 5)},40,6`,
    `${day(index + 1)},Brand Search,Warm mugs,4000,${110 + (index % 5)},40,5`,
    `${day(index + 1)},Brand Search,Nobody’s,500,9,5,0`,
  ]);
  const csv = ['Day,Campaign name,Ad name,Impressions,Link clicks,Amount spent (USD),Purchases', ...rows.flat()].join(
    '\n',
  );
  const imported = await request.post(`/api/campaigns/${campaign_id}/metrics/import`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { csv, file_name: 'ads.csv' },
  });
  expect(imported.status()).toBe(200);
  const results = page.getByRole('table', { name: 'Results by ad' });
  await expectNoViolation(page, {
    name: 'results by ad',
    show: async () => {
      await page.goto(`/campaigns/${campaign_id}`);
      await expect(results.getByRole('row', { name: /^Fresh beans/ })).toContainText('84,000');
      await expect(page.getByText(/^“Fresh beans” has the better click-through rate\./)).toBeVisible();
    },
  });
  await expect(results.getByRole('row', { name: /^Not by ad/ })).toContainText('10,500');
});

for (const width of widths) {
  test(`a report for a client is written, printed, and downloaded at ${width} px`, async ({
    signedIn: page,
    account,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const id = await makeCampaign(request, account.token, { name: 'Brand Search' });
    await request.put(`/api/campaigns/${id}/metrics`, {
      headers: { Authorization: `Bearer ${account.token}` },
      data: [
        { date: day(2), impressions: 1000, clicks: 50, conversions: 4, spent: 120, revenue: 480 },
        { date: day(40), impressions: 800, clicks: 40, conversions: 2, spent: 100, revenue: 200 },
      ],
    });
    const report = page.getByRole('article', { name: 'Report' });
    await expectNoViolation(page, {
      name: 'report for a client',
      show: async () => {
        await page.goto('/analytics');
        await page.getByRole('link', { name: 'Client report' }).click();
        await expect(report.getByText(/was \$120\.00, up 20% from \$100\.00/)).toBeVisible();
      },
    });
    await page.getByLabel('Title').fill('Results for Anna');
    await page.getByLabel('Note to your client').fill('Hi Anna, here they are.');
    await page.reload();
    await expect(report.getByRole('heading', { name: 'Results for Anna' })).toBeVisible();
    await expect(report.getByText('Hi Anna, here they are.')).toBeVisible();

    // On paper there is nothing but the document, in the colors of paper.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByLabel('Title')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Period: /, includeHidden: true })).toBeHidden();
    await expect(report).toBeVisible();
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'screen' });

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^results-for-anna-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.pdf$/);
  });
}

test('a short table of a printed report is on one page, wherever it comes', async ({
  signedIn: page,
  account,
  request,
}) => {
  const headers = { Authorization: `Bearer ${account.token}` };
  for (const platform of ['google', 'facebook', 'instagram', 'linkedin', 'twitter']) {
    const id = await makeCampaign(request, account.token, { name: `On ${platform}`, platform });
    const put = await request.put(`/api/campaigns/${id}/metrics`, { headers, data: [{ ...oneDay, date: day(2) }] });
    expect(put.ok()).toBe(true);
  }
  await page.goto('/analytics/report?without=trend,campaigns,labels');
  await expect(page.getByRole('table', { name: 'Results by platform' })).toBeVisible();
  const pagesOfTable = new Set<number>();
  for (let lines = 4; lines <= 24; lines++) {
    await page.getByLabel('Note to your client').fill(Array(lines).fill('One more line.').join('\n'));
    await expect(page.getByRole('article').getByText('One more line.')).toHaveCount(lines);
    const { text } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })), {
      mergePages: false,
    });
    const first = text.findIndex((words) => words.includes('Google Ads'));
    expect(text[first]).toMatch(/Google Ads[^]*Total/);
    pagesOfTable.add(first);
  }
  // The notes were long enough to tell.
  expect([...pagesOfTable]).toEqual([0, 1]);
});

test('what is printed has every figure, in the colors of paper, and nothing to press', async ({
  signedIn: page,
  account,
  request,
}) => {
  const id = await makeCampaign(request, account.token, { name: 'Brand Search' });
  const days = Array.from({ length: 20 }, (_, index) => ({ ...oneDay, date: day(index) }));
  const headers = { Authorization: `Bearer ${account.token}` };
  expect((await request.put(`/api/campaigns/${id}/metrics`, { headers, data: days })).ok()).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/analytics');
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  // Letter, across, without its margins.
  await page.setViewportSize({ width: 965, height: 725 });
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeHidden();
  const last = await page.getByRole('columnheader', { name: 'ROAS' }).boundingBox();
  expect((last?.x ?? Infinity) + (last?.width ?? 0)).toBeLessThanOrEqual(965);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const figure = page.getByRole('cell', { name: '$1,250.50' }).first();
  await expect(figure).toHaveCSS('color', 'rgb(26, 27, 30)');
});

const oneDay = { impressions: 24_000, clicks: 1_300, conversions: 40, spent: 1_250.5, revenue: 12_040.75 };
