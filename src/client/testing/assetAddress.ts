/** Stands for the address of a font or picture, which Jest does not bundle. */
const assetAddress = '/asset';

export default assetAddress;
