// Generated from openapi.yaml by `npm run generate:api`. Do not edit.

import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import type { generatedApi as auth } from './auth.gen';
import type { generatedApi as twoStep } from './two-step.gen';
import type { generatedApi as images } from './images.gen';
import type { generatedApi as campaigns } from './campaigns.gen';
import type { generatedApi as metrics } from './metrics.gen';
import type { generatedApi as reportColumns } from './report-columns.gen';
import type { generatedApi as analytics } from './analytics.gen';
import type { generatedApi as insights } from './insights.gen';
import type { generatedApi as summaries } from './summaries.gen';
import type { generatedApi as templateLibrary } from './template-library.gen';
import type { generatedApi as templates } from './templates.gen';
import type { generatedApi as ads } from './ads.gen';
import type { generatedApi as labels } from './labels.gen';
import type { generatedApi as proofs } from './proofs.gen';
import type { generatedApi as apiKeys } from './api-keys.gen';
import type { generatedApi as auditLog } from './audit-log.gen';
import type { generatedApi as webhooks } from './webhooks.gen';
import type { generatedApi as links } from './links.gen';
import type { generatedApi as ai } from './ai.gen';
import type { generatedApi as brand } from './brand.gen';
import type { generatedApi as teams } from './teams.gen';
import type { generatedApi as billing } from './billing.gen';

/** The contract's own types of each operation, before lists become pages. */
export type WireDefinitions = DefinitionsFromApi<typeof auth> &
  DefinitionsFromApi<typeof twoStep> &
  DefinitionsFromApi<typeof images> &
  DefinitionsFromApi<typeof campaigns> &
  DefinitionsFromApi<typeof metrics> &
  DefinitionsFromApi<typeof reportColumns> &
  DefinitionsFromApi<typeof analytics> &
  DefinitionsFromApi<typeof insights> &
  DefinitionsFromApi<typeof summaries> &
  DefinitionsFromApi<typeof templateLibrary> &
  DefinitionsFromApi<typeof templates> &
  DefinitionsFromApi<typeof ads> &
  DefinitionsFromApi<typeof labels> &
  DefinitionsFromApi<typeof proofs> &
  DefinitionsFromApi<typeof apiKeys> &
  DefinitionsFromApi<typeof auditLog> &
  DefinitionsFromApi<typeof webhooks> &
  DefinitionsFromApi<typeof links> &
  DefinitionsFromApi<typeof ai> &
  DefinitionsFromApi<typeof brand> &
  DefinitionsFromApi<typeof teams> &
  DefinitionsFromApi<typeof billing>;
