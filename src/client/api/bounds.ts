/**
 * The contract's bounds and the values of its enums. They stand beside `api.ts` and not in it, because the first screen
 * needs none of them: what forms need is fetched with the forms.
 */
export {
  adTypeValues,
  analyticsBreakdownValues,
  analyticsComparisonValues,
  artworkFormatValues,
  auditKindValues,
  bounds,
  campaignSortFieldValues,
  campaignStatusValues,
  clientReportPaperValues,
  copyToneValues,
  imageTypeValues,
  industryValues,
  memberRoleValues,
  metricsImportOutcomeValues,
  planIdValues,
  platformValues,
  sortDirectionValues,
  teamActivityKindValues,
  templateCategoryValues,
} from './generated/bounds.gen';
