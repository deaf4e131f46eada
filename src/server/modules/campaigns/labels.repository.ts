import type { SQL, SQLWrapper } from 'drizzle-orm';
import { hasLabelIn } from '../../db/labelColumn';
import { campaigns } from '../../db/tables/campaigns';

/** Whether a campaign has a label, regardless of case. */
export const hasLabel = (label: SQLWrapper | string): SQL => hasLabelIn(campaigns.labels, label);
