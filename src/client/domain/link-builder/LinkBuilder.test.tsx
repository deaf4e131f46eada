import { screen, waitFor, within } from '@testing-library/react';
import type { AdFormat } from '../../../ad-kit/ad';
import { type FakeApi, createFakeApi } from '../../testing/fakeApi';
import { aLinkPreset } from '../../testing/fakeLinkAnswers';
import { renderPart } from '../../testing/renderPart';
import { LinkBuilder } from './LinkBuilder';

const down = { status: 503, detail: 'The database does not answer.' };

const tooLong = `https://northfold.example/${'x'.repeat(2_100)}`;

type Setting = { address?: string; format?: AdFormat; campaignName?: string; fake?: FakeApi };

async function openBuilder({
  address = '',
  format = 'facebook_feed',
  campaignName,
  fake = createFakeApi(),
}: Setting = {}) {
  const onChange = jest.fn<void, [string]>();
  const onClose = jest.fn();
  const builder = <LinkBuilder {...{ address, format, campaignName, onChange, onClose }} />;
  const { user } = renderPart(builder, { fake });
  const dialog = within(await screen.findByRole('dialog', { name: 'Build a link' }));
  await waitFor(() => expect(dialog.queryByRole('status', { name: 'Loading your presets' })).not.toBeInTheDocument());
  const field = (label: string) => dialog.getByLabelText(label);
  return {
    fake,
    user,
    dialog,
    field,
    onChange,
    onClose,
    write: async (label: string, text: string) => {
      await user.clear(field(label));
      await user.click(field(label));
      await user.paste(text);
    },
    press: (name: string) => user.click(dialog.getByRole('button', { name })),
    link: () => dialog.getByRole('region', { name: 'The link' }),
  };
}

describe('building a link', () => {
  it('begins with the name of its campaign, and gives an address its https://', async () => {
    const { write, press, field, onChange } = await openBuilder({ campaignName: 'Spring Sale' });
    expect(field('Campaign')).toHaveValue('Spring Sale');
    await write('Website URL', 'northfold.example/beans');
    await press('Apply');
    expect(onChange).toHaveBeenCalledWith(
      'https://northfold.example/beans?utm_source=facebook&utm_medium=paid_social&utm_campaign=spring_sale',
    );
  });

  it('leaves the values of a link that measures something already', async () => {
    const address = 'https://northfold.example/?utm_source=partner';
    const { field } = await openBuilder({ campaignName: 'Spring Sale', address });
    expect(field('Campaign')).toHaveValue('');
  });

  it('begins with the platform’s usual values, and writes the link when it is applied', async () => {
    const { write, press, link, onChange, onClose } = await openBuilder();
    expect(link()).toHaveTextContent('Enter a website URL that starts with https:// to see your link.');
    await write('Website URL', 'https://northfold.example/beans?size=1#top');
    await write('Campaign', 'Spring Sale');
    const built =
      'https://northfold.example/beans?size=1&utm_source=facebook&utm_medium=paid_social&utm_campaign=spring_sale#top';
    expect(link()).toHaveTextContent(built);
    expect(onChange).not.toHaveBeenCalled();
    await press('Apply');
    expect(onChange).toHaveBeenCalledWith(built);
    expect(onClose).toHaveBeenCalled();
  });

  it('takes a link apart that measures something already', async () => {
    const { field } = await openBuilder({
      address: 'https://northfold.example/?utm_source=google&utm_medium=cpc&utm_term=caf%C3%A9&x=1',
      format: 'google_search',
    });
    expect(field('Website URL')).toHaveValue('https://northfold.example/?x=1');
    expect(field('Source')).toHaveValue('google');
    expect(field('Term')).toHaveValue('café');
    expect(field('Campaign')).toHaveValue('');
  });

  it('leaves the link as it was when it is cancelled', async () => {
    const { write, press, onChange, onClose } = await openBuilder({ address: 'https://northfold.example' });
    await write('Campaign', 'Spring');
    await press('Cancel');
    expect(onClose).toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is applied with Enter', async () => {
    const { user, field, onChange } = await openBuilder({ address: 'https://northfold.example' });
    await user.type(field('Campaign'), 'Spring{Enter}');
    expect(onChange).toHaveBeenCalledWith(expect.stringContaining('utm_campaign=spring'));
  });

  it('shows while one types what each value becomes', async () => {
    const { write, field } = await openBuilder();
    await write('Campaign', 'Spring Sale');
    expect(field('Campaign')).toHaveAccessibleDescription('In the link: spring_sale');
    await write('Campaign', 'spring_sale');
    expect(field('Campaign')).toHaveAccessibleDescription('The product, slogan, or promotion.');
    await write('Campaign', '--');
    expect(field('Campaign')).toHaveAccessibleDescription('Left out of the link: it has no letters or numbers.');
  });

  it.each([
    ['nothing', '', 'Please enter the URL your ad links to.'],
    ['no domain', 'northfold', 'The URL doesn’t start with https://.'],
    ['a script', 'javascript:alert(1)', 'The URL isn’t a valid web address.'],
    ['a space', 'https://north fold.example', 'The URL contains a space or an invisible character.'],
    ['too much', tooLong, /^The link is 2,\d+ characters long\. The limit is 2,048\.$/],
  ])('is not applied to %s, and says why', async (_what, address, sentence) => {
    const { write, press, field, onChange } = await openBuilder();
    if (address) await write('Website URL', address);
    await press('Apply');
    expect(field('Website URL')).toHaveAccessibleDescription(sentence);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('the channel', () => {
  it('is the one that Google Analytics files the link under', async () => {
    const { link } = await openBuilder();
    expect(link()).toHaveTextContent('Google Analytics will report this link as "Paid Social".');
  });

  it('warns of links that belong nowhere', async () => {
    const { write, link } = await openBuilder();
    await write('Medium', 'fbads');
    expect(link()).toHaveTextContent('will report this link as "Organic Social", not as paid traffic');
    await write('Source', 'newsletter');
    expect(link()).toHaveTextContent('will report this link as "Unassigned". Set the medium to "cpc" to avoid that.');
  });

  it('is unknown while a platform decides it, and there is none without values', async () => {
    const { write, link } = await openBuilder({ format: 'instagram_story' });
    await write('Source', '{{}{{}site_source_name}}'.replaceAll('{{}', '{'));
    expect(link()).toHaveTextContent('The channel depends on what the platform fills in.');
    for (const label of ['Source', 'Medium']) await write(label, ' ');
    expect(link()).toHaveTextContent('Nothing will be tracked: all values are empty.');
  });
});

describe('what a platform fills in', () => {
  it('goes into the field that was written in last, where the cursor is', async () => {
    const { user, field, press, dialog } = await openBuilder({
      address: 'https://northfold.example?utm_source=google&utm_medium=cpc&utm_content=ab',
      format: 'google_search',
    });
    await press('Ad ID');
    expect(field('Content')).toHaveValue('ab{creative}');
    await user.type(field('Term'), 'x');
    expect(dialog.getByText(/They go into “Term”/)).toBeVisible();
    await press('Keyword');
    expect(field('Term')).toHaveValue('x{keyword}');
    expect(field('Term')).toHaveFocus();
    expect(field('Term')).toHaveAccessibleDescription('The paid keyword.');
    await press('Apply');
  });

  it('is nothing on platforms that fill nothing into links', async () => {
    const { dialog } = await openBuilder({ format: 'linkedin_image' });
    expect(dialog.queryByRole('group', { name: /fills in/ })).not.toBeInTheDocument();
  });
});

describe('what stands between words', () => {
  it('is the account’s choice, and is kept for it', async () => {
    const fake = createFakeApi();
    fake.account.linkSettings = { separator: '-' };
    const { user, dialog, write, link } = await openBuilder({ fake, address: 'https://northfold.example' });
    await write('Campaign', 'Spring Sale');
    await waitFor(() => expect(link()).toHaveTextContent('utm_medium=paid-social&utm_campaign=spring-sale'));
    await user.click(dialog.getByRole('radio', { name: 'spring_sale' }));
    expect(link()).toHaveTextContent('utm_medium=paid_social&utm_campaign=spring_sale');
    await waitFor(() => expect(fake.account.linkSettings).toEqual({ separator: '_' }));
  });

  it('holds for this link where it could not be saved', async () => {
    const fake = createFakeApi();
    fake.answerNext('getLinkSettings', down);
    fake.answerNext('updateLinkSettings', down);
    const { user, dialog, write, link } = await openBuilder({ fake, address: 'https://northfold.example' });
    await write('Campaign', 'Spring Sale');
    await user.click(dialog.getByRole('radio', { name: 'spring-sale' }));
    expect(await dialog.findByText(/but we couldn’t save it\. The database does not answer\./)).toBeVisible();
    expect(link()).toHaveTextContent('utm_campaign=spring-sale');
  });
});

describe('presets', () => {
  it('put their values in, and leave what they do not have', async () => {
    const fake = createFakeApi();
    fake.account.linkPresets = [aLinkPreset()];
    const { write, press, field } = await openBuilder({ fake });
    await write('Campaign', 'Spring');
    await press('Use Newsletter friends');
    expect(field('Source')).toHaveValue('partner');
    expect(field('Medium')).toHaveValue('cpc');
    expect(field('Campaign')).toHaveValue('Spring');
    await press('Use Standard for Facebook');
    expect(field('Medium')).toHaveValue('paid_social');
  });

  it('are a list while they load, too', async () => {
    const noop = () => undefined;
    renderPart(
      <LinkBuilder address="" format="facebook_feed" campaignName={undefined} onChange={noop} onClose={noop} />,
      {
        fake: createFakeApi(),
      },
    );
    const status = await screen.findByRole('status', { name: 'Loading your presets' });
    expect(status.parentElement?.tagName).toBe('LI');
    await waitFor(() => expect(status).not.toBeInTheDocument());
  });

  it('are made of what is in the fields', async () => {
    const { write, press, dialog, field, fake } = await openBuilder();
    await write('Campaign', 'Spring Sale');
    await press('Save preset');
    expect(field('Save these values as')).toHaveAccessibleDescription('Please give the preset a name.');
    fake.answerNext('createLinkPreset', { status: 409, code: 'too_many', detail: 'You already have 50 presets.' });
    await write('Save these values as', 'Spring');
    await press('Save preset');
    expect(await dialog.findByText('You already have 50 presets.')).toBeVisible();
    expect(field('Save these values as')).toHaveValue('Spring');
    await press('Save preset');
    expect(await dialog.findByText('facebook · paid_social · spring_sale')).toBeVisible();
    expect(field('Save these values as')).toHaveValue('');
    expect(fake.account.linkPresets).toMatchObject([{ name: 'Spring', utm: { campaign: 'spring_sale' } }]);
  });

  it('are saved with Enter, which does not apply the link', async () => {
    const { user, field, onChange, dialog } = await openBuilder({ address: 'https://northfold.example' });
    await user.type(field('Save these values as'), 'Spring{Enter}');
    expect(await dialog.findByRole('button', { name: 'Use Spring' })).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('are not made of nothing', async () => {
    const { write, press, field, fake } = await openBuilder();
    for (const label of ['Source', 'Medium']) await write(label, ' ');
    await write('Save these values as', 'Nothing');
    await press('Save preset');
    expect(field('Save these values as')).toHaveAccessibleDescription('There are no values to save yet.');
    expect(fake.countCalls('createLinkPreset')).toBe(0);
  });

  it('are deleted only when that is confirmed', async () => {
    const fake = createFakeApi();
    fake.account.linkPresets = [aLinkPreset()];
    const { user, press, dialog } = await openBuilder({ fake });
    for (const answer of ['Cancel', 'Delete']) {
      await press('Delete Newsletter friends');
      const asked = within(await screen.findByRole('dialog', { name: 'Delete this preset?' }));
      await user.click(asked.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByText('Delete this preset?')).not.toBeInTheDocument());
    }
    await waitFor(() => expect(dialog.queryByText('Newsletter friends')).not.toBeInTheDocument());
    expect(fake.account.linkPresets).toEqual([]);
  });

  it('that do not load are in nobody’s way', async () => {
    const fake = createFakeApi();
    fake.account.linkPresets = [aLinkPreset()];
    fake.answerNext('listLinkPresets', down);
    const { dialog, press, write, link } = await openBuilder({ fake });
    expect(await dialog.findByText(/Couldn’t load your presets\. The database does not answer\./)).toBeVisible();
    await write('Website URL', 'https://northfold.example');
    expect(link()).toHaveTextContent('utm_source=facebook');
    await press('Retry');
    expect(await dialog.findByText('Newsletter friends')).toBeVisible();
  });
});
