import type { AdFormat } from '../../../ad-kit/ad';
import type { Choice, WrittenText } from '../../../ad-kit/writer/intoAd';

/** A text on its way into the editor, and the format of the ad that it is for. */
export type HandedText = { format: AdFormat; written: WrittenText; choice: Choice };

/**
 * What an ad's address carries besides its path. The editor takes `handed` away when it has put the text in, so that a
 * reload puts in nothing twice; `format` is the one that is shown first.
 */
export type AdPageState = { handed?: HandedText; format?: AdFormat };

/** What the router holds; an entry of another page's, or of none, holds nothing of it. */
export function adPageStateOf(state: unknown): AdPageState {
  return typeof state === 'object' && state !== null ? state : {};
}
