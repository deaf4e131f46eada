import { createContext } from 'react';

/** The id of the ad whose fields these are; `undefined` for fields that stand alone. */
export const EditorIdContext = createContext<string | undefined>(undefined);
