import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fontFaces } from '../../../ad-kit/type-setting/fontFaces';

it('has every font file that the ad kit names', () => {
  // The bundler wants the pattern written out where it is used, so it is read from there.
  const source = readFileSync(path.join('src/client/domain/artwork', 'fontAddresses.ts'), 'utf8');
  const pattern = new RegExp(/regExp:\s*\/(.+)\/,/.exec(source)?.[1] ?? '^$');
  const files = Object.values(fontFaces).flatMap((face) => face.files.map((file) => file.path));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !pattern.test(file))).toEqual([]);
});
