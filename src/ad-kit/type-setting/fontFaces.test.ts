import { existsSync } from 'node:fs';
import { fontFaceIds, fontFaces, fontFilesFor } from './fontFaces';

const subsetsFor = (text: string) => fontFilesFor('archivo-500', text).map(({ path }) => path.split('/').at(-1));

describe('fontFaces', () => {
  it('names files that are installed', () => {
    const paths = fontFaceIds.flatMap((id) => fontFaces[id].files.map(({ path }) => path));
    expect(paths.filter((path) => !existsSync(`node_modules/${path}`))).toEqual([]);
  });

  it('asks for the Latin file alone when that is enough', () => {
    expect(subsetsFor('Fresh roast, "every" Friday – café')).not.toContain('archivo-latin-ext-500-normal.woff');
    expect(subsetsFor('Hello')).toEqual(['archivo-latin-500-normal.woff']);
  });

  it('asks for the stand-in where the face has no subset', () => {
    expect(subsetsFor('Привет')).toEqual(['noto-sans-cyrillic-500-normal.woff']);
    expect(subsetsFor('łódź')).toContain('archivo-latin-ext-500-normal.woff');
  });
});
