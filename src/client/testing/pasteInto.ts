import type { UserEvent } from '@testing-library/user-event';

/** Fills a field as whoever pastes does: key by key a form takes a second, which tests of what comes after need not wait for. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
