import type { UserEvent } from '@testing-library/user-event';

/**
 * Fills a field by pasting. Typing a form key by key takes a second, which tests of what comes after need not wait for.
 */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
