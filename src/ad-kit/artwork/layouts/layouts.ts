import type { ReactElement } from 'react';
import type { LayoutId } from '../names';
import type { Sheet } from '../sheet';
import { behindTheObject } from './behindTheObject';
import { croppedWindow } from './croppedWindow';
import { device } from './device';
import { fullPhoto } from './fullPhoto';
import { layers } from './layers';
import { oneShape } from './oneShape';
import { onTheRecord } from './onTheRecord';
import { questionAndCall } from './questionAndCall';
import { ruledFrame } from './ruledFrame';
import { shelf } from './shelf';
import { ticket } from './ticket';
import { tiles } from './tiles';
import { tripleWord } from './tripleWord';

/** Draws the sheet's artwork over its whole canvas. */
export const layouts: Record<LayoutId, (sheet: Sheet) => ReactElement> = {
  shelf,
  'triple-word': tripleWord,
  'cropped-window': croppedWindow,
  ticket,
  'ruled-frame': ruledFrame,
  tiles,
  layers,
  'question-and-call': questionAndCall,
  device,
  'behind-the-object': behindTheObject,
  'one-shape': oneShape,
  'on-the-record': onTheRecord,
  'full-photo': fullPhoto,
};
