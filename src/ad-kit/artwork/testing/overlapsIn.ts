import type { DrawnArtwork } from '../renderArtwork';

/** Pairs of texts that stand over one another. A turned ticket's outer boxes do, without its letters touching. */
export function overlapsIn(texts: DrawnArtwork['texts']): string[] {
  const boxes = texts.map(({ part, corners }) => ({
    part,
    left: Math.min(...corners.map(({ x }) => x)) + 1,
    right: Math.max(...corners.map(({ x }) => x)) - 1,
    top: Math.min(...corners.map(({ y }) => y)) + 1,
    foot: Math.max(...corners.map(({ y }) => y)) - 1,
  }));
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => one.left < other.right && other.left < one.right)
      .filter((other) => one.top < other.foot && other.top < one.foot)
      .map((other) => `${one.part} over ${other.part}`),
  );
}
