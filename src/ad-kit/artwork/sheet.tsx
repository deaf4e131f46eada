import type { ReactElement } from 'react';
import { storySafeZone } from '../formats';
import { setInRoom, type FittedText } from '../type-setting/setInRoom';
import { outlineText, type Box, type TextAlign, type TextOutline } from '../type-setting/textOutline';
import { contentText, drawnIllustration, textStepsOf, type Artwork, type ArtworkContent } from './artwork';
import type { ColourScheme } from './colourSchemes';
import { inkOn, mix, type Colour } from './contrast';
import { cornersOf, inset, px, right, turnPoint, type Point } from './geometry';
import { canvases, type CanvasShape } from '../canvases';
import type { Illustration } from './illustrations/illustration';
import type { Posed } from './posed';
import type { Supplies } from './supplies';
import { displayTypes, textTypes } from './typefaces';

type TextPart = keyof ArtworkContent;

/** A text to place. Sizes and lengths in pixels. */
export type TextBlock = {
  part: TextPart;
  /** In place of the part's whole text. */
  text?: string;
  box: Box;
  size: number;
  /** The canvas's smallest size unless given. */
  minSize?: number;
  maxLines?: number;
  face?: 'display' | 'bold' | 'regular';
  align?: TextAlign;
  anchor?: 'top' | 'middle' | 'bottom';
  /** Every colour that the text may stand on. */
  on: readonly Colour[];
  /** Inks in the order they are liked. */
  inks?: readonly Colour[];
  upperCase?: boolean;
  tracking?: number;
  lineHeight?: number;
  /** Draws the letters' edges only, this wide, as an ornament that repeats a text which stands elsewhere. */
  outlined?: number;
  /** It is printed on the object, and goes where that goes. */
  isLabel?: boolean;
};

/** A text that was placed: what it draws and the box of its ink, of no size when there is nothing to draw. */
export type Placed = {
  element: ReactElement | null;
  box: Box;
  lines: readonly Box[];
  ink: Colour;
  size: number;
  isEmpty: boolean;
};

/** What is known of a text in the finished drawing. */
export type PlacedText = {
  part: TextPart;
  size: number;
  ink: Colour;
  on: readonly Colour[];
  isCut: boolean;
  /** It is asked to be larger, and has no room for it. */
  isHeld: boolean;
  /** It is printed on the object. */
  isLabel: boolean;
  /** Before any turn. */
  bounds: Box;
  box: Box;
  /** The corners of the ink on the canvas, from the upper left one clockwise; and those of each line. */
  corners: readonly Point[];
  lines: readonly (readonly Point[])[];
  missing: readonly string[];
  needsShaping: readonly string[];
};

/** A picture or a drawing that was placed, by the corners of its box on the canvas, from the upper left one clockwise. */
type PlacedThing = { thing: 'image' | 'illustration' | 'logo'; corners: readonly Point[] };

/** The canvas while a layout draws on it. */
export interface Sheet {
  width: number;
  height: number;
  shape: CanvasShape;
  margin: number;
  /** A hundredth of what text sizes go by: the width, less on a wide canvas. */
  unit: number;
  /** Where text may stand: within the margins and clear of what a story's frame covers. */
  safe: Box;
  colours: ColourScheme;
  /** What text on the plain ground stands on. */
  ground: readonly Colour[];
  artwork: Artwork;
  supplies: Supplies;
  illustration: Illustration | undefined;
  placed: PlacedText[];
  things: PlacedThing[];
  /** Where the ad's image is shown, and where its focal point is wanted there as shares of the box. */
  photos: { box: Box; eye: Point }[];
  /** What the object must not cover; without it, the object stands as its layout puts it. */
  obstacles: readonly Box[] | undefined;
  /** How the object stands, where it was asked to stand in another way than its layout's. */
  poses: Posed[];
  /** The logo, where it is drawn: whether it is hard to see, and has no room to be larger, though it is asked to be. */
  logos: { isFaint: boolean; isHeld: boolean }[];
  content: (part: TextPart) => string;
  text: (block: TextBlock) => Placed;
  /** Keeps count of where a thing lands that was drawn in the box. */
  place: (thing: PlacedThing['thing'], box: Box) => void;
  /** Draws what `draw` gives turned about the centre, and keeps count of where its texts land. */
  turned: (degrees: number, centre: Point, draw: () => ReactElement | null) => ReactElement;
}

/** How much larger a step makes a text. */
const textStep = 1.13;

/** A pattern on the ground is this much of the ink. */
export const patternTone = (ground: Colour, { ink }: ColourScheme): Colour => mix(ground, ink, 0.045);

export function createSheet(artwork: Artwork, supplies: Supplies, obstacles?: readonly Box[]): Sheet {
  const { width, height, shape } = canvases[artwork.canvas];
  const unit = (shape === 'wide' ? height * 1.45 : width) / 100;
  const margin = unit * 6;
  const whole = { x: 0, y: 0, width, height };
  const placed: PlacedText[] = [];
  const things: PlacedThing[] = [];
  const turns: { degrees: number; centre: Point }[] = [];
  const { colours } = artwork;
  const { ground } = colours;

  function text(block: TextBlock): Placed {
    const fitted = fit(block);
    const place = placeIn(block, fitted);
    const outline = outlineText(supplies.fonts, fitted, place);
    const ink = inkOn(block.on, block.inks ?? [colours.ink, colours.light, colours.dark]);
    // Without an ink that is clear on all grounds, the text brings a ground of its own.
    const on = ink ? block.on : [colours.light];
    const drawnInk = ink ?? inkOn(on, [colours.dark]) ?? '#000000';
    const isEmpty = outline.d === '';
    if (
      block.outlined === undefined &&
      (!isEmpty || fitted.isCut || fitted.missing.length > 0 || fitted.needsShaping.length > 0)
    )
      record(block, fitted, outline, drawnInk, on);
    const panel = ink ? null : inset(outline.bounds, -fitted.size * 0.3);
    const element = isEmpty ? null : (
      <g>
        {panel && <rect {...panel} fill={colours.light} />}
        {block.outlined === undefined ? (
          <path d={outline.d} fill={drawnInk} />
        ) : (
          <path d={outline.d} fill="none" stroke={drawnInk} strokeWidth={block.outlined} strokeLinejoin="round" />
        )}
      </g>
    );
    const { bounds: box, lines } = outline;
    return { element, box, lines, ink: drawnInk, size: fitted.size, isEmpty };
  }

  function fit(block: TextBlock): FittedText & Pick<PlacedText, 'isHeld'> {
    const display = displayTypes[artwork.displayFont];
    const types = textTypes[artwork.textFont];
    const isDisplay = block.face === 'display';
    const scale = isDisplay ? display.scale : 1;
    const style = {
      face: isDisplay ? display.face : block.face === 'bold' ? types.bold : types.regular,
      lineHeight: block.lineHeight ?? (isDisplay ? display.lineHeight : 1.32),
      tracking: block.tracking ?? (isDisplay ? display.tracking : 0),
      upperCase: block.upperCase ?? false,
    };
    const minSize = block.minSize ?? (isDisplay ? unit * 3.6 : unit * 2.4);
    const room = { ...block.box, ...(block.maxLines === undefined ? {} : { maxLines: block.maxLines }) };
    const sizes = { maxSize: block.size * scale, minSize: minSize * scale };
    const setIn = (wanted: typeof sizes) =>
      setInRoom(supplies.fonts, block.text ?? contentText(artwork, block.part), style, { ...room, ...wanted });
    const own = setIn(sizes);
    const steps = textStepsOf(artwork, block.part);
    if (steps === 0) return { ...own, isHeld: false };
    // By the size that it has in its layout, so that each step is seen where the text is as large as its room.
    const least = Math.min(sizes.minSize, own.size);
    const fitted = setIn({ ...sizes, maxSize: Math.max(least, own.size * textStep ** steps) });
    return { ...fitted, isHeld: steps > 0 && fitted.size < own.size * 1.01 };
  }

  function record(
    block: TextBlock,
    fitted: ReturnType<typeof fit>,
    outline: TextOutline,
    ink: Colour,
    on: readonly Colour[],
  ) {
    const { size, isCut, isHeld, missing, needsShaping } = fitted;
    const { bounds } = outline;
    const lines = outline.lines.map(landing);
    const corners = landing(bounds);
    placed.push({
      part: block.part,
      size,
      ink,
      on,
      isCut,
      isHeld,
      isLabel: block.isLabel ?? false,
      bounds,
      box: block.box,
      corners,
      lines,
      missing,
      needsShaping,
    });
  }

  /** Where the box's corners land on the canvas. */
  const landing = (box: Box): Point[] =>
    cornersOf(box).map((corner) =>
      turns.reduceRight((point, turn) => turnPoint(point, turn.degrees, turn.centre), corner),
    );

  return {
    width,
    height,
    shape,
    margin,
    unit,
    safe: shape === 'story' ? storyRoom(width, height, margin) : inset(whole, margin),
    colours,
    ground: artwork.pattern ? [ground, patternTone(ground, colours)] : [ground],
    artwork,
    supplies,
    illustration: illustrationOf(artwork, supplies),
    placed,
    things,
    photos: [],
    obstacles,
    poses: [],
    logos: [],
    content: (part) => contentText(artwork, part),
    text,
    place: (thing, box) => things.push({ thing, corners: landing(box) }),
    turned(degrees, centre, draw) {
      turns.push({ degrees, centre });
      const element = draw();
      turns.pop();
      return <g transform={`rotate(${degrees} ${px(centre.x)} ${px(centre.y)})`}>{element}</g>;
    },
  };
}

function illustrationOf(artwork: Artwork, { illustrations }: Supplies): Illustration | undefined {
  const id = drawnIllustration(artwork);
  const illustration = id && illustrations[id];
  if (id && !illustration) throw new Error(`The illustration “${id}” is not at hand.`);
  return illustration;
}

/** What a story's own controls leave free, with a little air to them. In pixels. */
function storyRoom(width: number, height: number, margin: number): Box {
  const air = 8;
  const covered = { top: height * storySafeZone.top, bottom: height * storySafeZone.bottom };
  return {
    x: margin,
    y: covered.top + air,
    width: width - 2 * margin,
    height: height - covered.top - covered.bottom - 2 * air,
  };
}

/** Where the text starts in its box. In the middle it stands by its capitals: descenders hang below what looks even. */
function placeIn(block: TextBlock, { height, descent, isRtl }: FittedText) {
  const { box, align: asked = 'left', anchor = 'top' } = block;
  // Where a text from left to right begins at its box's left, one from right to left begins at its right. Labels
  // stay where the layout draws around them.
  const isLabel = block.part === 'brand' || block.part === 'call_to_action';
  const align = isRtl && asked === 'left' && !isLabel ? 'right' : asked;
  const spare = box.height - height;
  const top = { top: 0, middle: Math.min(spare, (spare + descent) / 2), bottom: spare }[anchor];
  const x = { left: box.x, centre: box.x + box.width / 2, right: right(box) }[align];
  return { x, y: box.y + Math.max(0, top), align };
}
