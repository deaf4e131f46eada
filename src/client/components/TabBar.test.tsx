import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabBar } from './TabBar';

const tabs = ['one', 'two', 'three'].map((value) => ({ value, label: `Tab ${value}` }));

function Tabs({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return <TabBar label="Numbers" idPrefix="numbers" value={value} tabs={tabs} onChange={setValue} />;
}

/** Each tab is 100 wide, the bar shows 120 of it. */
function giveWidths() {
  const at = (tab: HTMLElement) => 100 * tabs.findIndex(({ value }) => value === tab.dataset.value);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offset(this: HTMLElement) {
    return at(this);
  });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(120);
}

describe('tabs', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('have the chosen one in sight from the beginning and when it changes', async () => {
    giveWidths();
    render(<Tabs first="three" />);
    const bar = screen.getByRole('tablist', { name: 'Numbers' });
    expect(bar.scrollLeft).toBe(190);
    await userEvent.click(screen.getByRole('tab', { name: 'Tab two' }));
    expect(bar.scrollLeft).toBe(90);
  });

  it('are chosen by the keys, from one end to the other', async () => {
    render(<Tabs first="one" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Tab three' })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Tab three');
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Tab two');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Tab three');
  });
});
