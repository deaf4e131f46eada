import type { BulkResult } from '../../lib/bulkResult';
import type { WireTypes } from '../handlers';
import type { Every } from './everyField';

export const toWireBulkResult = ({ done, already, refused }: BulkResult): Every<WireTypes['BulkResult']> => ({
  done,
  already,
  refused: refused.map(({ id, refusal: { code, detail } }) => ({ id, code, detail })),
});
