import type { ReactElement } from 'react';
import type { Box } from '../../type-setting/textOutline';
import { px } from '../geometry';

/** Rows of a list below a screen's picture, as far as the box reaches, for a screen of the width. */
export function skeletonRows(box: Box, width: number, quiet: string, dark: string): ReactElement {
  const [step, dot] = [width * 0.15, width * 0.042];
  const count = Math.floor(box.height / step);
  return (
    <g>
      {Array.from({ length: count }, (_, index) => (
        <g key={index} transform={`translate(${px(box.x)} ${px(box.y + step * (index + 0.62))})`}>
          <circle cx={px(dot * 1.2)} cy={0} r={px(dot)} fill={quiet} />
          <rect
            x={px(dot * 3)}
            y={px(-dot * 0.4)}
            width={px(width * (0.34 + (index % 3) * 0.06))}
            height={px(dot * 0.8)}
            rx={px(dot * 0.4)}
            fill={quiet}
          />
          <rect
            x={px(box.width - width * 0.14)}
            y={px(-dot * 0.4)}
            width={px(width * 0.13)}
            height={px(dot * 0.8)}
            rx={px(dot * 0.4)}
            fill={dark}
          />
        </g>
      ))}
    </g>
  );
}
