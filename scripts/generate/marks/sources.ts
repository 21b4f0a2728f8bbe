import type { LookedAtPackage } from '../../build/unpackPackage.ts'
import { web3icons } from '../walletIcons/sources.ts'

export { web3icons }

/** Aave's icons of tokens: sources of pictures are in its source maps. */
export const aaveIcons: LookedAtPackage = {
  name: '@bgd-labs/react-web3-icons',
  version: '1.64.0',
  integrity:
    'sha512-L3wNkl0dlemvPe9ugheVgXcn7VBRJkCWtRfKELJm3GxmlX9tuVYtXMjMF1w7HMAUi+Kw6WXcr5aupWr5fOn/fg==',
}

/** Tokens in Aave's markets, as its governance lists them. */
export const aaveTokens: LookedAtPackage = {
  name: '@bgd-labs/aave-address-book',
  version: '4.44.22',
  integrity:
    'sha512-25dt74TdSJxpCu++QbfRcsSlXZJ2HnktkzekVa0n97X/wNDmJx49GxzZLQI3wIAvSsY/iNRGwBMsHq/LTc1qUg==',
}

/** Optimism's list: tokens of Ethereum and of networks on its stack, each reviewed. */
export const optimismTokens: LookedAtPackage = {
  name: '@eth-optimism/tokenlist',
  version: '10.0.1770',
  integrity:
    'sha512-IU6oOLdbMVdCkIgO4X6oZnddLONozCjFHkt6UfDaxrt1v7RqqC3lkjiQJxYMXV66BOhGomggx4MO5tCjtpzcUA==',
}

/** CoinGecko's token contracts, as republished by web3icons. */
export const geckoTokens: LookedAtPackage = {
  name: '@web3icons/common',
  version: '0.11.51',
  integrity:
    'sha512-ZXaTW/P6ReLHmkYQcxP8OcPoUrSmgPlsFKVboiG/cVSIkz0mHNP1tIFhf9zPOQaQm20yqTc+uuNuXb2ywHzI1A==',
}
