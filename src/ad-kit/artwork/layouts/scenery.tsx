import type { ReactElement } from 'react';
import type { Artwork } from '../artwork';
import { mix, type Colour } from '../contrast';
import { between, bottom, px, right, type Point } from '../geometry';
import { illustrationNames, type DisplayFontId, type IllustrationId, type Industry } from '../names';
import type { Sheet } from '../sheet';
import { dome, puffs, ridge, waves } from './ridges';

export const sceneIds = ['hills', 'sea', 'city', 'arcs', 'terraces', 'clouds'] as const;
export type SceneId = (typeof sceneIds)[number];

const sceneOfIndustry: Record<Industry, SceneId> = {
  'E-commerce': 'hills',
  SaaS: 'clouds',
  Healthcare: 'terraces',
  Finance: 'arcs',
  Education: 'sea',
  'Food & Beverage': 'terraces',
  'Professional Services': 'arcs',
  'Local Services': 'city',
  Events: 'clouds',
  Corporate: 'city',
  'Mobile Apps': 'hills',
  'Fitness & Wellness': 'sea',
};

/** Subjects that belong elsewhere than their industry does. */
const sceneOfSubject: Partial<Record<IllustrationId, SceneId>> = {
  van: 'terraces',
  armchair: 'arcs',
  parcel: 'city',
  'lawn-mower': 'hills',
  'rubber-duck': 'sea',
};

/** Without a subject, the typeface sets the mood: unlike a text or a color, it does not change with every key. */
const sceneOfType: Record<DisplayFontId, SceneId> = {
  fraunces: 'arcs',
  'playfair-display': 'terraces',
  'playfair-display-italic': 'clouds',
  'dm-serif-display': 'city',
  'instrument-serif': 'terraces',
  'instrument-serif-italic': 'sea',
  archivo: 'clouds',
  anton: 'sea',
  'bowlby-one': 'arcs',
  'space-grotesk': 'hills',
  'bricolage-grotesque': 'city',
};

/** The scene that the subject stands in. */
export const sceneOf = ({ illustration, displayFont }: Artwork): SceneId =>
  illustration
    ? (sceneOfSubject[illustration] ?? sceneOfIndustry[illustrationNames[illustration].industry])
    : sceneOfType[displayFont];

/** What a scene is drawn by. Each of its three planes swings about its height by no more than `swing`. */
export type SceneRoom = {
  tops: readonly [far: number, middle: number, front: number];
  swing: number;
  tones: readonly [far: Colour, middle: Colour, front: Colour];
  /** Where the disc is, and what the subject stands on: its middle and how far that reaches to both sides. */
  disc: Point & { radius: number; colour: Colour };
  stand: { x: number; reach: number };
};

/** The planes of a scene: the subject stands on the middle one. The front one is plain below its edge, for text. */
export type Scene = { far: ReactElement; middle: ReactElement; front: ReactElement };

export const scenes: Record<SceneId, (sheet: Sheet, room: SceneRoom) => Scene> = {
  hills({ width, height }, { tops, swing, tones }) {
    return {
      far: <path d={ridge(width, height, tops[0], swing, 1)} fill={tones[0]} />,
      middle: <path d={ridge(width, height, tops[1], swing, -1)} fill={tones[1]} />,
      front: <path d={ridge(width, height, tops[2], swing, 1)} fill={tones[2]} />,
    };
  },

  sea(sheet, { tops, swing, tones, disc, stand }) {
    const { width, height, unit, colours } = sheet;
    const horizon = tops[0] + swing * 0.6;
    const glints = [1, 0.62, 0.8, 0.4].map((share, index) => ({ y: horizon + unit * (1.6 + index * 2.3), share }));
    const deck = tops[1] + swing * 0.2;
    const pier = between(Math.max(0, stand.x - stand.reach), deck, width, deck + unit * 2.4);
    return {
      far: (
        <g>
          <rect y={px(horizon)} width={width} height={px(height - horizon)} fill={tones[0]} />
          {glints
            .filter(({ y }) => y < tops[1])
            .map(({ y, share }) => (
              <rect
                key={y}
                x={px(disc.x - disc.radius * share)}
                y={px(y)}
                width={px(disc.radius * share * 2)}
                height={px(unit * 0.9)}
                rx={px(unit * 0.45)}
                fill={mix(disc.colour, tones[0], 0.25)}
              />
            ))}
        </g>
      ),
      middle: (
        <g>
          <path d={waves(width, height, tops[1] + swing * 0.7, unit * 9, 0)} fill={tones[1]} />
          {stand.reach > 0 && (
            <g>
              {[0.12, 0.5, 0.88].map((share) => (
                <rect
                  key={share}
                  x={px(pier.x + pier.width * share - unit * 0.9)}
                  y={px(deck)}
                  width={px(unit * 1.8)}
                  height={px(height - deck)}
                  fill={mix(colours.dark, tones[1], 0.35)}
                />
              ))}
              <rect {...boxOf(pier)} fill={mix(colours.light, colours.dark, 0.12)} />
              <rect {...boxOf({ ...pier, y: bottom(pier), height: unit * 0.9 })} fill={colours.dark} />
            </g>
          )}
        </g>
      ),
      front: <path d={waves(width, height, tops[2], unit * 14, 0.4)} fill={tones[2]} />,
    };
  },

  city({ width, height, unit, colours }, { tops, swing, tones }) {
    const lit = mix(tones[0], colours.light, 0.45);
    const [floor, street] = [tops[1] + swing * 0.5, tops[2] + swing * 0.6];
    const highest = swing * 2.2;
    const steps = [0, 1, 2, 3].map((step) => floor + unit * 1.9 * step);
    return {
      far: (
        <g>
          {[0.9, 0.3, 1, 0.55, 0.15, 0.8, 0.4, 0.95, 0.6].map((share, index, all) => {
            const side = width / all.length;
            const top = tops[0] + swing - highest * share;
            return (
              <g key={index}>
                <rect x={px(index * side)} y={px(top)} width={px(side + 1)} height={px(height - top)} fill={tones[0]} />
                {[0, 1, 2].flatMap((row) =>
                  [0.24, 0.58].map((across) =>
                    (index * 5 + row * 3 + (across > 0.5 ? 1 : 0)) % 4 === 0 ? null : (
                      <rect
                        key={`${row}-${across}`}
                        x={px(index * side + side * across)}
                        y={px(top + unit * (1.8 + row * 3.4))}
                        width={px(side * 0.18)}
                        height={px(unit * 1.7)}
                        fill={lit}
                      />
                    ),
                  ),
                )}
              </g>
            );
          })}
        </g>
      ),
      middle: (
        <g>
          {steps.map((y, index) => (
            <rect
              key={y}
              x={px(width * 0.36 - unit * 5 * index)}
              y={px(y)}
              width={width}
              height={px(height - y)}
              fill={index % 2 === 0 ? tones[1] : mix(tones[1], colours.dark, 0.16)}
            />
          ))}
          <rect y={px(floor + unit * 7.6)} width={width} height={px(height)} fill={tones[1]} />
        </g>
      ),
      front: (
        <g>
          <rect
            y={px(street - unit * 1.1)}
            width={width}
            height={px(unit * 1.2)}
            fill={mix(tones[2], colours.light, 0.5)}
          />
          <rect y={px(street)} width={width} height={px(height - street)} fill={tones[2]} />
        </g>
      ),
    };
  },

  arcs({ width, height, unit, colours }, { tops, swing, tones, disc }) {
    const sheets = (top: number, tone: Colour, edge: Colour, lean: number) =>
      [0, 1, 2].map((index) => (
        <path
          key={index}
          d={dome(width, height, top + index * unit * 1.5, swing * 1.5, lean)}
          fill={index === 2 ? tone : mix(tone, edge, 0.42 - index * 0.2)}
        />
      ));
    return {
      far: (
        <g>
          {[1, 0.78, 0.56, 0.34].map((share, index) => (
            <circle
              key={share}
              cx={px(disc.x)}
              cy={px(disc.y)}
              r={px(disc.radius * share)}
              fill={index % 2 === 0 ? disc.colour : mix(disc.colour, colours.light, 0.5)}
            />
          ))}
          {sheets(tops[0], tones[0], colours.ground, 0.25)}
        </g>
      ),
      middle: <g>{sheets(tops[1] - unit * 1.5, tones[1], colours.light, 0.7)}</g>,
      front: <g>{sheets(tops[2] - unit * 2, tones[2], tones[1], 0.3)}</g>,
    };
  },

  terraces({ width, height, unit, colours }, { tops, swing, tones, stand }) {
    const rows = [0, 1, 2, 3, 4, 5];
    const tree = mix(tones[1], colours.dark, 0.45);
    return {
      far: (
        <g>
          {[0.07, 0.155, 0.22, 0.31].map((share, index) => {
            const y = tops[0] - swing * 0.45 + (index % 2) * unit;
            return (
              <g key={share} fill={tree}>
                <rect
                  x={px(width * share - unit * 0.35)}
                  y={px(y - unit * 2)}
                  width={px(unit * 0.7)}
                  height={px(unit * 4)}
                />
                <ellipse cx={px(width * share)} cy={px(y - unit * 2.2)} rx={px(unit * 2.1)} ry={px(unit * 2)} />
              </g>
            );
          })}
          <path d={ridge(width, height, tops[0], swing, 1)} fill={tones[0]} />
        </g>
      ),
      middle: (
        <g>
          {rows.map((row) => (
            <path
              key={row}
              d={dome(
                width,
                height,
                tops[1] - swing * 0.2 + row * unit * 2.6,
                swing * (1 - row * 0.12),
                stand.x > width / 2 ? 0.75 : 0.25,
              )}
              fill={row % 2 === 0 ? tones[1] : mix(tones[1], colours.dark, 0.2)}
            />
          ))}
        </g>
      ),
      front: <path d={ridge(width, height, tops[2], swing, 1)} fill={tones[2]} />,
    };
  },

  clouds({ width, height, unit }, { tops, swing, tones }) {
    return {
      far: <path d={puffs(width, height, tops[0] + swing, [3, 5, 4, 2.4, 4.4, 3], unit * 1.3)} fill={tones[0]} />,
      middle: <path d={puffs(width, height, tops[1] + swing, [5, 3, 4.4, 6, 4], unit)} fill={tones[1]} />,
      front: <path d={puffs(width, height, tops[2] + swing, [3.4, 5.4, 3, 4.6, 6], unit)} fill={tones[2]} />,
    };
  },
};

const boxOf = (box: { x: number; y: number; width: number; height: number }) => ({
  x: px(box.x),
  y: px(box.y),
  width: px(right(box) - box.x),
  height: px(box.height),
});
