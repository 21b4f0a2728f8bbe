import { alice, chainId, treasury } from './stage.ts'

const always =
  <Input>(input: Input) =>
  () =>
    Promise.resolve(input)
const onChain = { path: { chainId } }
const owned = { path: { ownerAddress: alice.address } }
const ofTreasury = { path: treasury }
const product = { serviceKey: 'WALLET_WEB' }
const overviews = {
  query: {
    currency: 'usd',
    safes: [`${chainId}:${treasury.safeAddress}`],
    wallet_address: alice.address,
  },
}

/** Chains, Safes, and their assets. */
export const ofSafes = {
  chains: always({}),
  chainsV2: always({ query: product }),
  chain: always(onChain),
  chainV2: always({ ...onChain, query: product }),
  masterCopies: always(onChain),
  indexingStatus: always(onChain),
  about: always(onChain),
  gasPrice: always(onChain),
  ownedSafes: always({ path: { chainId, ...owned.path } }),
  allOwnedSafesV1: always(owned),
  allOwnedSafesV2: always(owned),
  allOwnedSafesV3: always(owned),
  overviews: always(overviews),
  overviewsV2: always(overviews),
  safe: always(ofTreasury),
  nonces: always(ofTreasury),
  creation: always(ofTreasury),
  balances: always({ path: { ...treasury, currency: 'usd' } }),
  fiatCodes: always({}),
  positions: always({ path: { ...treasury, currency: 'usd' } }),
  collectibles: always(ofTreasury),
  collectiblesV1: always(ofTreasury),
  queued: always(ofTreasury),
  history: always({ ...ofTreasury, query: { timezone: 'Europe/Berlin' } }),
  incomingTransfers: always(ofTreasury),
  moduleTransactions: always(ofTreasury),
  multisigTransactions: always(ofTreasury),
  safeApps: always({ ...onChain, query: { clientUrl: 'https://coffer.test' } }),
  messages: always(ofTreasury),
  delegates: always({ ...onChain, query: { safe: treasury.safeAddress } }),
}
