import { type ReactNode, createContext } from 'react';

/** Draws what lies on one preview of a format, counted from 0. */
export type PreviewLayer = (preview: number) => ReactNode;

/** What lies on the previews of the format around; nothing unless somebody says so. */
export const PreviewLayerContext = createContext<PreviewLayer | undefined>(undefined);
