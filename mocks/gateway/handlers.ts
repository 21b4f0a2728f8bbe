import type { routes } from '#gateway'
import type { Handler } from './handler.ts'
import { about, gasPrice, indexingStatus, masterCopies } from './handlers/about.ts'
import {
  account,
  accountDataSettings,
  accountDataTypes,
  createAccount,
  deleteAccount,
  putAccountDataSettings,
} from './handlers/accounts.ts'
import { addDelegate } from './handlers/addDelegate.ts'
import { authNonce, logout, session, verifyLogin } from './handlers/auth.ts'
import { balances, fiatCodes } from './handlers/balances.ts'
import { chain, chainV2, chains, chainsV2 } from './handlers/chains.ts'
import { collectibles, collectiblesV1 } from './handlers/collectibles.ts'
import { confirm } from './handlers/confirm.ts'
import { confirmMessage } from './handlers/confirmMessage.ts'
import { contract } from './handlers/contract.ts'
import { counterparties } from './handlers/counterparties.ts'
import { creation } from './handlers/creation.ts'
import { decodeData } from './handlers/decodeData.ts'
import { delegates } from './handlers/delegates.ts'
import { deleteTransaction } from './handlers/deleteTransaction.ts'
import { details } from './handlers/details.ts'
import {
  registerDevice,
  registerDeviceV2,
  removeSubscriptions,
  subscribedKinds,
  unregisterDevice,
  unregisterDeviceV2,
  unregisterSafe,
  unregisterSafeV2,
} from './handlers/devices.ts'
import {
  changeEmail,
  deleteEmail,
  registeredEmail,
  registerEmail,
  resendVerification,
  verifyEmail,
} from './handlers/emails.ts'
import { estimation } from './handlers/estimation.ts'
import { history } from './handlers/history.ts'
import { incomingTransfers } from './handlers/incomingTransfers.ts'
import { message, messages } from './handlers/messages.ts'
import { moduleTransactions } from './handlers/moduleTransactions.ts'
import { multisigTransactions } from './handlers/multisigTransactions.ts'
import { overviews, overviewsV2 } from './handlers/overviews.ts'
import { allOwnedSafesV1, allOwnedSafesV2, allOwnedSafesV3, ownedSafes } from './handlers/owners.ts'
import { positions } from './handlers/positions.ts'
import { confirmationView, preview } from './handlers/preview.ts'
import { propose } from './handlers/propose.ts'
import { proposeMessage } from './handlers/proposeMessage.ts'
import { queued } from './handlers/queued.ts'
import { registerRecovery, removeRecovery } from './handlers/recovery.ts'
import { relay } from './handlers/relay.ts'
import { relaysRemaining, relayStatus } from './handlers/relayTasks.ts'
import { removeDelegate } from './handlers/removeDelegate.ts'
import { safeApps } from './handlers/safeApps.ts'
import { nonces, safe } from './handlers/safes.ts'
import { unsubscribe, unsubscribeAll } from './handlers/subscriptions.ts'

/** One handler per route of the client: a missing or extra handler is a type error. */
export const handlers = {
  about,
  account,
  accountDataSettings,
  accountDataTypes,
  addDelegate,
  allOwnedSafesV1,
  allOwnedSafesV2,
  allOwnedSafesV3,
  authNonce,
  balances,
  chain,
  chainV2,
  chains,
  chainsV2,
  changeEmail,
  collectibles,
  collectiblesV1,
  confirm,
  confirmMessage,
  confirmationView,
  contract,
  counterparties,
  createAccount,
  creation,
  decodeData,
  delegates,
  deleteAccount,
  deleteEmail,
  deleteTransaction,
  details,
  estimation,
  fiatCodes,
  gasPrice,
  history,
  incomingTransfers,
  indexingStatus,
  logout,
  masterCopies,
  message,
  messages,
  moduleTransactions,
  multisigTransactions,
  nonces,
  overviews,
  overviewsV2,
  ownedSafes,
  positions,
  preview,
  propose,
  proposeMessage,
  putAccountDataSettings,
  queued,
  registerDevice,
  registerDeviceV2,
  registerEmail,
  registerRecovery,
  registeredEmail,
  relay,
  relayStatus,
  relaysRemaining,
  removeDelegate,
  removeRecovery,
  removeSubscriptions,
  resendVerification,
  safe,
  safeApps,
  session,
  subscribedKinds,
  unregisterDevice,
  unregisterDeviceV2,
  unregisterSafe,
  unregisterSafeV2,
  unsubscribe,
  unsubscribeAll,
  verifyEmail,
  verifyLogin,
} satisfies { [Name in keyof typeof routes]: Handler<(typeof routes)[Name]> }
