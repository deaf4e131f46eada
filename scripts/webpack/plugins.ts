export { AheadPlugin } from './aheadPlugin';
export { BundleReportPlugin } from './bundleReportPlugin';
export { CompressAssetsPlugin } from './compressAssetsPlugin';
export { FirstPagePlugin } from './firstPagePlugin';
export { PageSettingsPlugin } from './pageSettingsPlugin';
