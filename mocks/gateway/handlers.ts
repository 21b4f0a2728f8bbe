import type { routes } from '#gateway'
import type { Handler } from './handler.ts'
import { balances, fiatCodes } from './handlers/balances.ts'
import { chain, chains } from './handlers/chains.ts'
import { deleteTransaction } from './handlers/deleteTransaction.ts'
import { details } from './handlers/details.ts'
import { estimation } from './handlers/estimation.ts'
import { history } from './handlers/history.ts'
import { overviews } from './handlers/overviews.ts'
import { allOwnedSafesV2, ownedSafes } from './handlers/owners.ts'
import { propose } from './handlers/propose.ts'
import { queued } from './handlers/queued.ts'
import { nonces, safe } from './handlers/safes.ts'

/** One handler for each route that the client has: a route without one does not compile, nor does a handler without a route. */
export const handlers = {
  allOwnedSafesV2,
  balances,
  chain,
  chains,
  deleteTransaction,
  details,
  estimation,
  fiatCodes,
  history,
  nonces,
  overviews,
  ownedSafes,
  propose,
  queued,
  safe,
} satisfies { [Name in keyof typeof routes]?: Handler<(typeof routes)[Name]> }
