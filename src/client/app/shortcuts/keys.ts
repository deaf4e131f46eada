/** How the machine's keyboard names the key that begins a shortcut. */
export const commandKey = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

export const opensSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** A question mark, unless it is being typed into something. */
export const asksForKeys = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '?' && !ctrlKey && !metaKey && !altKey && !isTypedInto(target);

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
