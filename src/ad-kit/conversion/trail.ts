/** A text of the ad that is converted, or a part of one. */
export type Piece = {
  /** Where it stands there: `primary_text`, `cards[1].headline`. */
  from: string;
  text: string;
};

/** What became of texts on the way; texts that only moved are not listed. */
export type Change = {
  /** `changed`: the other platform says it in its own words, as with calls to action, or without the marks of a list. */
  kind: 'shortened' | 'split' | 'merged' | 'changed' | 'dropped';
  /** Paths in the ad that was converted. */
  from: string[];
  before: string[];
  /** Paths in the new ad; none where something was dropped. */
  to: string[];
  after: string[];
};

type Placement = { to: string; text: string; original: string; pieces: readonly Piece[] };

export type Trail = ReturnType<typeof createTrail>;

/** Notes where every text goes, so that the changes are what happened rather than what was meant to happen. */
export function createTrail(sources: readonly Piece[]) {
  const placements: Placement[] = [];
  const leftovers: Piece[] = [];
  const said = new Set<Placement>();

  const changesOfPlacement = (placement: Placement): Change[] => {
    if (said.has(placement)) return [];
    said.add(placement);
    const { to, text, original, pieces } = placement;
    const from = [...new Set(pieces.map((piece) => piece.from))];
    const changes: Change[] = [];
    if (from.length > 1) {
      const before = from.map((path) => sources.find((source) => source.from === path)?.text ?? '');
      changes.push({ kind: 'merged', from, before, to: [to], after: [original] });
    }
    if (text !== original) changes.push({ kind: 'shortened', from, before: [original], to: [to], after: [text] });
    return changes;
  };

  const changesOfSource = ({ from, text }: Piece): Change[] => {
    const mine = placements.filter(({ pieces }) => pieces.some((piece) => piece.from === from));
    if (mine.length === 0) return [{ kind: 'dropped', from: [from], before: [text], to: [], after: [] }];
    const changes = mine.flatMap(changesOfPlacement);
    const [only] = mine;
    if (mine.length === 1 && only?.pieces.length === 1 && only.original !== text && changes.length === 0) {
      changes.push({ kind: 'changed', from: [from], before: [text], to: [only.to], after: [only.text] });
    }
    if (mine.length > 1) {
      const [to, after] = [mine.map((each) => each.to), mine.map((each) => each.text)];
      changes.unshift({ kind: 'split', from: [from], before: [text], to, after });
    }
    const left = leftovers.filter((piece) => piece.from === from).map((piece) => piece.text);
    if (left.length > 0) changes.push({ kind: 'dropped', from: [from], before: left, to: [], after: [] });
    return changes;
  };

  return {
    /** Notes that pieces became one text; `original` is what they were before it was fitted. */
    put(to: string, text: string, pieces: readonly Piece[], original: string): void {
      placements.push({ to, text, original, pieces });
    },
    /** Notes that a part of a text found no place; whole texts that are nowhere put need no note. */
    leave(pieces: readonly Piece[]): void {
      leftovers.push(...pieces);
    },
    /** In the order of the ad that was converted. */
    changes: (): Change[] => sources.flatMap(changesOfSource),
  };
}
