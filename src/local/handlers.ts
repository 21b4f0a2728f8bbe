import { type Route, routes } from '#gateway'
import { balances, fiatCodes } from './balances.ts'
import { confirm, deleteTransaction, propose } from './changes.ts'
import { details } from './details.ts'
import { history } from './history.ts'
import type { Handler, Local, LocalCall } from './handler.ts'
import { confirmMessage, message, messages, proposeMessage } from './messages.ts'
import { ownedSafes } from './owners.ts'
import { queued } from './queued.ts'
import { estimation, nonces, overviews, safe } from './safes.ts'

type LooseHandler = (local: Local, call: LocalCall<Route>) => Promise<unknown>

const on = <R extends Route>(route: R, handler: Handler<R>): [Route, LooseHandler] => [
  route,
  handler as unknown as LooseHandler,
]

/** The routes that need no service. */
export const handlers: ReadonlyMap<Route, LooseHandler> = new Map([
  on(routes.safe, safe),
  on(routes.nonces, nonces),
  on(routes.overviews, overviews),
  on(routes.estimation, estimation),
  on(routes.ownedSafes, ownedSafes),
  on(routes.balances, balances),
  on(routes.fiatCodes, fiatCodes),
  on(routes.queued, queued),
  on(routes.history, history),
  on(routes.details, details),
  on(routes.propose, propose),
  on(routes.confirm, confirm),
  on(routes.deleteTransaction, deleteTransaction),
  on(routes.messages, messages),
  on(routes.message, message),
  on(routes.proposeMessage, proposeMessage),
  on(routes.confirmMessage, confirmMessage),
  // Apps are added by their URL; no list is a list without apps.
  on(routes.safeApps, () => Promise.resolve([])),
])
