import { signedOut } from '../../api/authSlice';
import { campaignsRemoved, campaignsSlice, campaignToggled, pageToggled, selectionCleared } from './campaignsSlice';

const { reducer, getInitialState } = campaignsSlice;
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce((state, action) => reducer(state, action), getInitialState()).selectedIds;

describe('the ticked campaigns', () => {
  it('tick and untick one by one', () => {
    expect(after(campaignToggled('a'), campaignToggled('b'), campaignToggled('a'))).toEqual(['b']);
  });

  it('tick the rest of a page where some were ticked, and keep other pages', () => {
    expect(after(campaignToggled('other'), campaignToggled('a'), pageToggled(['a', 'b']))).toEqual(['other', 'a', 'b']);
  });

  it('untick a page where all were ticked', () => {
    expect(after(campaignToggled('other'), pageToggled(['a', 'b']), pageToggled(['b', 'a']))).toEqual(['other']);
  });

  it('let go of what was deleted', () => {
    expect(after(pageToggled(['a', 'b']), campaignsRemoved(['a']))).toEqual(['b']);
  });

  it.each([
    ['clearing', selectionCleared()],
    ['the sign-out', signedOut({ reason: 'requested' })],
  ] as const)('are none after %s', (_what, action) => {
    expect(after(campaignToggled('a'), action)).toEqual([]);
  });
});
