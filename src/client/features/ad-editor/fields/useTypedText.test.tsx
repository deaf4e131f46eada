import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useTypedText } from './useTypedText';

const frameMs = 16;

function Field({ onTell }: { onTell: (text: string) => void }) {
  const [value, setValue] = useState('Beans');
  const tell = (text: string) => {
    onTell(text);
    setValue(text);
  };
  const { text, type, early } = useTypedText(value, tell);
  return (
    <>
      <input aria-label="Headline" value={text} onChange={(event) => type(event.target.value)} {...early} />
      <p>{value}</p>
      <button type="button" onClick={() => setValue('Beans')}>
        Undo
      </button>
    </>
  );
}

describe('a text that is shown as it is typed', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const setUp = () => {
    const onTell = jest.fn<void, [string]>();
    const { unmount } = render(<Field onTell={onTell} />);
    const field = screen.getByRole('textbox', { name: 'Headline' });
    const type = (text: string) => fireEvent.change(field, { target: { value: text } });
    return { onTell, unmount, field, type };
  };

  it('shows a letter at once and tells it after the frame that shows it', () => {
    const { onTell, field, type } = setUp();
    type('Beans!');
    expect(field).toHaveValue('Beans!');
    expect(onTell).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(2 * frameMs));
    expect(onTell.mock.calls).toEqual([['Beans!']]);
    expect(screen.getByText('Beans!')).toBeVisible();
    expect(field).toHaveValue('Beans!');
  });

  it('loses no letter of those that are typed before one is painted', () => {
    const { onTell, field, type } = setUp();
    type('Beans!');
    type('Beans!!');
    act(() => void jest.advanceTimersByTime(2 * frameMs));
    type('Beans!!!');
    expect(field).toHaveValue('Beans!!!');
    act(() => void jest.advanceTimersByTime(2 * frameMs));
    expect(onTell.mock.calls).toEqual([['Beans!!'], ['Beans!!!']]);
  });

  it('tells what there is while keys come faster than frames', () => {
    const { onTell, type } = setUp();
    for (const length of [6, 7, 8, 9, 10]) {
      type('Beans'.padEnd(length, '!'));
      act(() => void jest.advanceTimersByTime(frameMs / 2));
    }
    expect(onTell).toHaveBeenCalled();
  });

  it('shows what is changed elsewhere', () => {
    const { field, type } = setUp();
    type('Beans!');
    act(() => void jest.advanceTimersByTime(2 * frameMs));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field).toHaveValue('Beans');
  });

  it.each([
    ['the field is left', (field: HTMLElement) => fireEvent.blur(field)],
    ['a command is given by its key', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'z', ctrlKey: true })],
    ['the same on a Mac', (field: HTMLElement) => fireEvent.keyDown(field, { key: 's', metaKey: true })],
  ])('tells it at once when %s, and only once', (_when, cause) => {
    const { onTell, field, type } = setUp();
    type('Beans!');
    cause(field);
    expect(onTell.mock.calls).toEqual([['Beans!']]);
    act(() => void jest.advanceTimersByTime(2 * frameMs));
    expect(onTell).toHaveBeenCalledTimes(1);
  });

  it('tells it when the field goes, and only once', () => {
    const { onTell, unmount, type } = setUp();
    type('Beans!');
    unmount();
    act(() => void jest.advanceTimersByTime(2 * frameMs));
    expect(onTell.mock.calls).toEqual([['Beans!']]);
  });
});
