/**
 * The contract's bounds and the values of its enums. They stand beside `api.ts` and not in it, because the first screen
 * needs none of them: what forms need is fetched with the forms.
 */
export {
  adTypeValues,
  artworkFormatValues,
  bounds,
  bulkActionValues,
  campaignSortFieldValues,
  campaignStatusValues,
  checkoutStateValues,
  copyToneValues,
  errorCodeValues,
  imageTypeValues,
  industryValues,
  memberRoleValues,
  metricsImportOutcomeValues,
  paymentMethodValues,
  paymentStateValues,
  planIdValues,
  platformValues,
  sandboxActionKindValues,
  sortDirectionValues,
  teamActivityKindValues,
  templateCategoryValues,
  transactionStatusValues,
} from './generated/bounds.gen';
