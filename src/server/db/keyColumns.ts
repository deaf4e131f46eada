import { getTableColumns, gt, isNull, or } from 'drizzle-orm';
import { apiKeys } from './tables/apiKeys';

const { tokenHash: _tokenHash, endIsKnownAt: _endIsKnownAt, ...columns } = getTableColumns(apiKeys);

/** All of a key that its maker may see. */
export const keyColumns = columns;

/** Whether a key has not ended at a moment. */
export const keyWorksAt = (now: Date) => or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now));
