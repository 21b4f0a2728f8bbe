import type * as sdk from '@safe-global/safe-gateway-typescript-sdk'
import { type BodyOf, type Gateway, type QueryOf, type Route, routes } from '#gateway'
import { defaultCurrency } from '#queries'

type Sdk = typeof sdk
/** The functions of the official client, by name; `setBaseUrl` makes no call. */
export type SdkFunction = Exclude<
  {
    [Name in keyof Sdk]: Sdk[Name] extends (...args: never[]) => Promise<unknown> ? Name : never
  }[keyof Sdk],
  'setBaseUrl'
>
export type ArgumentsOf<F extends SdkFunction> = Parameters<Sdk[F]>

// tests/contract/sdkTypes.test-d.ts lists where the argument types differ, and why; at run time
// both receive the same.
const bodyFor = <R extends Route>(_: R, body: unknown) => body as BodyOf<R>
const queryFor = <R extends Route>(_: R, query: unknown) => query as QueryOf<R>

/** This client's equivalent of each function of the official client: same arguments, same call. */
export const ourCalls = {
  relayTransaction: (ours, chainId, body) => ours.call(routes.relay, { path: { chainId }, body }),
  getRelayCount: (ours, chainId, safeAddress) =>
    ours.call(routes.relaysRemaining, { path: { chainId, safeAddress } }),
  getSafeInfo: (ours, chainId, safeAddress) =>
    ours.call(routes.safe, { path: { chainId, safeAddress } }),
  getIncomingTransfers: (ours, chainId, safeAddress, query = {}, page) =>
    page === undefined
      ? ours.call(routes.incomingTransfers, { path: { chainId, safeAddress }, query })
      : ours.page(routes.incomingTransfers, page, { path: { chainId, safeAddress } }),
  getModuleTransactions: (ours, chainId, safeAddress, query = {}, page) =>
    page === undefined
      ? ours.call(routes.moduleTransactions, { path: { chainId, safeAddress }, query })
      : ours.page(routes.moduleTransactions, page, { path: { chainId, safeAddress } }),
  getMultisigTransactions: (ours, chainId, safeAddress, query = {}, page) =>
    page === undefined
      ? ours.call(routes.multisigTransactions, {
          path: { chainId, safeAddress },
          query: queryFor(routes.multisigTransactions, query),
        })
      : ours.page(routes.multisigTransactions, page, { path: { chainId, safeAddress } }),
  getBalances: (ours, chainId, safeAddress, currency = defaultCurrency, query = {}) =>
    ours.call(routes.balances, { path: { chainId, safeAddress, currency }, query }),
  getFiatCurrencies: (ours) => ours.call(routes.fiatCodes, {}),
  getOwnedSafes: (ours, chainId, ownerAddress) =>
    ours.call(routes.ownedSafes, { path: { chainId, ownerAddress } }),
  getAllOwnedSafes: (ours, ownerAddress) =>
    ours.call(routes.allOwnedSafesV1, { path: { ownerAddress } }),
  getCollectibles: (ours, chainId, safeAddress, query = {}) =>
    ours.call(routes.collectiblesV1, { path: { chainId, safeAddress }, query }),
  getCollectiblesPage: (ours, chainId, safeAddress, query = {}, page) =>
    page === undefined
      ? ours.call(routes.collectibles, { path: { chainId, safeAddress }, query })
      : ours.page(routes.collectibles, page, { path: { chainId, safeAddress } }),
  getTransactionHistory: (ours, chainId, safeAddress, query = {}, page) =>
    page === undefined
      ? ours.call(routes.history, { path: { chainId, safeAddress }, query })
      : ours.page(routes.history, page, { path: { chainId, safeAddress } }),
  getTransactionQueue: (ours, chainId, safeAddress, query = {}, page) =>
    page === undefined
      ? ours.call(routes.queued, { path: { chainId, safeAddress }, query })
      : ours.page(routes.queued, page, { path: { chainId, safeAddress } }),
  getTransactionDetails: (ours, chainId, transactionId) =>
    ours.call(routes.details, { path: { chainId, transactionId } }),
  deleteTransaction: (ours, chainId, safeTxHash, signature) =>
    ours.call(routes.deleteTransaction, { path: { chainId, safeTxHash }, body: { signature } }),
  postSafeGasEstimation: (ours, chainId, safeAddress, body) =>
    ours.call(routes.estimation, { path: { chainId, safeAddress }, body }),
  getNonces: (ours, chainId, safeAddress) =>
    ours.call(routes.nonces, { path: { chainId, safeAddress } }),
  proposeTransaction: (ours, chainId, safeAddress, body) =>
    ours.call(routes.propose, {
      path: { chainId, safeAddress },
      body: bodyFor(routes.propose, body),
    }),
  getConfirmationView: (ours, chainId, safeAddress, operation, data, to, value) =>
    ours.call(routes.confirmationView, {
      path: { chainId, safeAddress },
      body: bodyFor(routes.confirmationView, { operation, data, to, value }),
    }),
  getTxPreview: (ours, chainId, safeAddress, operation, data, to, value) =>
    ours.call(routes.preview, {
      path: { chainId, safeAddress },
      body: bodyFor(routes.preview, { operation, data, to, value }),
    }),
  getChainsConfig: (ours, query) =>
    ours.call(routes.chains, { query: queryFor(routes.chains, query) }),
  getChainConfig: (ours, chainId) => ours.call(routes.chain, { path: { chainId } }),
  getSafeApps: (ours, chainId, { client_url: clientUrl, ...query } = {}) =>
    ours.call(routes.safeApps, {
      path: { chainId },
      query: queryFor(routes.safeApps, { clientUrl, ...query }),
    }),
  getMasterCopies: (ours, chainId) => ours.call(routes.masterCopies, { path: { chainId } }),
  getDecodedData: (ours, chainId, operation, data, to) =>
    ours.call(routes.decodeData, {
      path: { chainId },
      body: bodyFor(routes.decodeData, { operation, data, to }),
    }),
  getSafeMessages: (ours, chainId, safeAddress, page) =>
    page === undefined
      ? ours.call(routes.messages, { path: { chainId, safeAddress } })
      : ours.page(routes.messages, page, { path: { chainId, safeAddress } }),
  getSafeMessage: (ours, chainId, messageHash) =>
    ours.call(routes.message, { path: { chainId, messageHash } }),
  proposeSafeMessage: (ours, chainId, safeAddress, body) =>
    ours.call(routes.proposeMessage, {
      path: { chainId, safeAddress },
      body: bodyFor(routes.proposeMessage, body),
    }),
  confirmSafeMessage: (ours, chainId, messageHash, body) =>
    ours.call(routes.confirmMessage, { path: { chainId, messageHash }, body }),
  getDelegates: (ours, chainId, query = {}) =>
    ours.call(routes.delegates, { path: { chainId }, query }),
  registerDevice: (ours, body) =>
    ours.call(routes.registerDevice, { body: bodyFor(routes.registerDevice, body) }),
  unregisterSafe: (ours, chainId, safeAddress, uuid) =>
    ours.call(routes.unregisterSafe, { path: { chainId, safeAddress, uuid } }),
  unregisterDevice: (ours, chainId, uuid) =>
    ours.call(routes.unregisterDevice, { path: { chainId, uuid } }),
  registerEmail: (ours, chainId, safeAddress, body, headers) =>
    ours.call(routes.registerEmail, { path: { chainId, safeAddress }, body, headers }),
  changeEmail: (ours, chainId, safeAddress, signer, body, headers) =>
    ours.call(routes.changeEmail, { path: { chainId, safeAddress, signer }, body, headers }),
  resendEmailVerificationCode: (ours, chainId, safeAddress, signer) =>
    ours.call(routes.resendVerification, { path: { chainId, safeAddress, signer } }),
  verifyEmail: (ours, chainId, safeAddress, signer, body) =>
    ours.call(routes.verifyEmail, { path: { chainId, safeAddress, signer }, body }),
  getRegisteredEmail: (ours, chainId, safeAddress, signer, headers) =>
    ours.call(routes.registeredEmail, { path: { chainId, safeAddress, signer }, headers }),
  deleteRegisteredEmail: (ours, chainId, safeAddress, signer, headers) =>
    ours.call(routes.deleteEmail, { path: { chainId, safeAddress, signer }, headers }),
  registerRecoveryModule: (ours, chainId, safeAddress, body) =>
    ours.call(routes.registerRecovery, { path: { chainId, safeAddress }, body }),
  unsubscribeSingle: (ours, query) => ours.call(routes.unsubscribe, { query }),
  unsubscribeAll: (ours, query) => ours.call(routes.unsubscribeAll, { query }),
  getSafeOverviews: (ours, safes, query) =>
    ours.call(routes.overviews, { query: { ...query, safes } }),
  getContract: (ours, chainId, contractAddress) =>
    ours.call(routes.contract, { path: { chainId, contractAddress } }),
  getAuthNonce: (ours) => ours.call(routes.authNonce, {}),
  verifyAuth: (ours, body) => ours.call(routes.verifyLogin, { body }),
  createAccount: (ours, body) =>
    ours.call(routes.createAccount, { body: bodyFor(routes.createAccount, body) }),
  getAccount: (ours, address) => ours.call(routes.account, { path: { address } }),
  deleteAccount: (ours, address) => ours.call(routes.deleteAccount, { path: { address } }),
  getAccountDataTypes: (ours) => ours.call(routes.accountDataTypes, {}),
  getAccountDataSettings: (ours, address) =>
    ours.call(routes.accountDataSettings, { path: { address } }),
  putAccountDataSettings: (ours, address, body) =>
    ours.call(routes.putAccountDataSettings, { path: { address }, body }),
  getIndexingStatus: (ours, chainId) => ours.call(routes.indexingStatus, { path: { chainId } }),
} satisfies { [F in SdkFunction]: (gateway: Gateway, ...args: ArgumentsOf<F>) => Promise<unknown> }
