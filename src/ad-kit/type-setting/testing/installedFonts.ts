import { existsSync, readFileSync } from 'node:fs';
import { createFontLibrary, type FontLibrary } from '../fontLibrary';

/** The font files of the installed packages, read when they are asked for. */
export const installedFontFiles = {
  get(path: string): ArrayBuffer | undefined {
    const file = `node_modules/${path}`;
    if (!existsSync(file)) return undefined;
    const bytes = readFileSync(file);
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  },
};

export const installedFonts = (): FontLibrary => createFontLibrary(installedFontFiles);
