import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

type Size = { width: number; height: number };

/**
 * Draws a chart in the size of the box around it, in pixels. A chart that measures itself is drawn twice, the second time
 * in one go; told its size, it is drawn in slices, between which a tap is heard. In one go, the dashboard blocks for 70 ms
 * longer, measured as for `nextTask`.
 */
export function ChartFrame({ children }: { children: (size: Size) => ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box;
      startTransition(() =>
        setSize((before) => (before?.width === width && before.height === height ? before : { width, height })),
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} style={{ height: '100%', overflow: 'hidden' }}>
      {size && size.width > 0 && children(size)}
    </div>
  );
}
