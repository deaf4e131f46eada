import type { Box } from '../type-setting/textOutline';
import type { ArtworkImage } from './artwork';
import { bottom, right } from './geometry';
import { focusIn, type PhotoShape } from './photo';

/**
 * Where a photo that fills the area lies so that its focal point is above the texts at its foot. If the image's own
 * proportions don't allow that, it ends above the foot.
 */
export function sceneAbove(photo: ArtworkImage, area: Box, textTop: number, air: number): PhotoShape {
  const wanted = Math.max(textTop * 0.46, air * 3);
  const scenes = [1, 0.94, 0.88, 0.82, 0.76].map((share) => {
    const box = { ...area, height: Math.max(area.height * share, textTop + air * 2) };
    return { box, eye: { x: 0.5, y: wanted / box.height } };
  });
  const lowest = Math.max(wanted * 1.2, textTop - air * 6.5);
  return firstOf(scenes, (scene) => focusIn(photo, scene).y <= lowest);
}

/** The same for texts at the left: if need be, the photo begins further right. */
export function sceneBeside(photo: ArtworkImage, area: Box, textRight: number): PhotoShape {
  const wanted = (textRight + right(area)) / 2;
  const scenes = [0, 0.12, 0.24, 0.36, 0.46, 0.56].map((share) => {
    const box = { ...area, x: area.x + area.width * share, width: area.width * (1 - share) };
    return { box, eye: { x: (wanted - box.x) / box.width, y: 0.48 } };
  });
  return firstOf(scenes, (scene) => focusIn(photo, scene).x >= textRight + (wanted - textRight) * 0.6);
}

/** The same for texts at the head, with the photo seen down to `foot`: if need be, it begins further down. */
export function sceneBelow(photo: ArtworkImage, area: Box, textFoot: number, foot: number): PhotoShape {
  const wanted = (textFoot + foot) / 2;
  const scenes = [0, 0.08, 0.16, 0.24, 0.32, 0.4].map((share) => {
    const y = Math.min(area.y + area.height * share, textFoot);
    const box = { ...area, y, height: bottom(area) - y };
    return { box, eye: { x: 0.5, y: (wanted - y) / box.height } };
  });
  return firstOf(scenes, (scene) => focusIn(photo, scene).y >= textFoot + (wanted - textFoot) * 0.6);
}

/** The first that fits, else the last. */
const firstOf = <Scene>(scenes: Scene[], fits: (scene: Scene) => boolean): Scene =>
  scenes.reduce((chosen, scene) => (fits(chosen) ? chosen : scene));
