import type { GenericSchema } from 'valibot'
import type { Route } from '../route.ts'
import * as routes from '../routes.ts'
import * as accounts from './accounts.ts'
import { balances, fiatCodes } from './balances.ts'
import * as chains from './chains.ts'
import { collectibles, collectiblesPage } from './collectibles.ts'
import { confirmationView } from './confirmationViews.ts'
import { dataDecoded } from './decoded.ts'
import { delegates } from './delegates.ts'
import { details, preview } from './details.ts'
import { message, messages } from './messages.ts'
import { positions } from './positions.ts'
import * as relay from './relay.ts'
import { contract, safeApps } from './safeApps.ts'
import * as safes from './safes.ts'
import { counterparties } from './security.ts'
import * as transactions from './transactions.ts'

type Answering = {
  [Name in keyof typeof routes]: (typeof routes)[Name] extends Route<
    string,
    infer _Q,
    infer _B,
    infer Answer,
    infer _H
  >
    ? [Answer] extends [void]
      ? never
      : Name
    : never
}[keyof typeof routes]

/** The schema of every call with a response, before it is normalized. */
export const answers = {
  chains: chains.chains,
  chainsV2: chains.chains,
  chain: chains.chain,
  chainV2: chains.chain,
  masterCopies: chains.masterCopies,
  indexingStatus: chains.indexingStatus,
  about: chains.about,
  gasPrice: chains.gasPrices,
  ownedSafes: safes.ownedSafes,
  allOwnedSafesV1: safes.allOwnedSafes,
  allOwnedSafesV2: safes.allOwnedSafes,
  allOwnedSafesV3: safes.allOwnedSafes,
  overviews: safes.safeOverviews,
  overviewsV2: safes.safeOverviews,
  safe: safes.safeInfo,
  nonces: safes.safeNonces,
  creation: safes.creation,
  balances,
  fiatCodes,
  positions,
  collectibles: collectiblesPage,
  collectiblesV1: collectibles,
  queued: transactions.queued,
  history: transactions.history,
  incomingTransfers: transactions.transactionRows,
  moduleTransactions: transactions.transactionRows,
  multisigTransactions: transactions.transactionRows,
  details,
  estimation: transactions.estimation,
  propose: details,
  confirm: details,
  preview,
  counterparties,
  confirmationView,
  decodeData: dataDecoded,
  contract,
  relay: relay.relayTask,
  relaysRemaining: relay.relaysRemaining,
  relayStatus: relay.relayStatus,
  messages,
  message,
  delegates,
  safeApps,
  registerDeviceV2: accounts.registeredDevice,
  subscribedKinds: accounts.subscribedKinds,
  registeredEmail: accounts.registeredEmail,
  authNonce: accounts.authNonce,
  session: accounts.session,
  createAccount: accounts.account,
  account: accounts.account,
  accountDataTypes: accounts.accountDataTypes,
  accountDataSettings: accounts.accountDataSettings,
  putAccountDataSettings: accounts.accountDataSettings,
} satisfies Record<Answering, GenericSchema>
