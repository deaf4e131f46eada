import createCache, { type EmotionCache } from '@emotion/cache';

/** What decides whether a thing is there to be seen, named and pressed. A pixel's width is for screen readers alone. */
const lasting = /^(?:(?:display|visibility|opacity|pointer-events|user-select):|width:1px;)/;

/** The shape in which the style sheets' compiler hands over a declaration. */
interface Piece {
  type: string;
  props: string | string[];
  value: string;
  return: string;
}

/**
 * Styles for one test. jsdom lays nothing out and matches every rule anew at each question for a role, so all that
 * can't change an answer is left out.
 */
export const createTestStyles = (): EmotionCache =>
  createCache({ key: 'test', stylisPlugins: [(piece) => keepWhatLasts(piece)] });

function keepWhatLasts(piece: Piece): void {
  if (piece.type !== 'decl' || lasting.test(piece.value)) return;
  piece.return = '';
  piece.value = '';
}
