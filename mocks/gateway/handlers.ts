import type { routes } from '#gateway'
import type { Handler } from './handler.ts'
import { about, gasPrice, indexingStatus, masterCopies } from './handlers/about.ts'
import { balances, fiatCodes } from './handlers/balances.ts'
import { chain, chainV2, chains, chainsV2 } from './handlers/chains.ts'
import { collectibles, collectiblesV1 } from './handlers/collectibles.ts'
import { deleteTransaction } from './handlers/deleteTransaction.ts'
import { details } from './handlers/details.ts'
import { estimation } from './handlers/estimation.ts'
import { history } from './handlers/history.ts'
import { overviews, overviewsV2 } from './handlers/overviews.ts'
import { allOwnedSafesV1, allOwnedSafesV2, allOwnedSafesV3, ownedSafes } from './handlers/owners.ts'
import { propose } from './handlers/propose.ts'
import { queued } from './handlers/queued.ts'
import { nonces, safe } from './handlers/safes.ts'

/** One handler for each route that the client has: a route without one does not compile, nor does a handler without a route. */
export const handlers = {
  about,
  allOwnedSafesV1,
  allOwnedSafesV2,
  allOwnedSafesV3,
  balances,
  chain,
  chainV2,
  chains,
  chainsV2,
  collectibles,
  collectiblesV1,
  deleteTransaction,
  details,
  estimation,
  fiatCodes,
  gasPrice,
  history,
  indexingStatus,
  masterCopies,
  nonces,
  overviews,
  overviewsV2,
  ownedSafes,
  propose,
  queued,
  safe,
} satisfies { [Name in keyof typeof routes]?: Handler<(typeof routes)[Name]> }
