import { type Effect, ownEffects } from '#safe'

/** Maximum rows: as many as fit without scrolling. */
const mostRows = 6

/**
 * A contract call seldom moves less than two tokens; a row with a spender wraps to a second line.
 */
const rowsOf = ({ kind }: Effect): number => {
  switch (kind) {
    case 'batch':
    case 'malformed':
      return 0
    case 'approve':
    case 'approveAll':
    case 'call':
    case 'delegatecall':
    case 'execute':
      return 2
    default:
      return 1
  }
}

/** How many rows the changes of a transaction are likely to take, by what its call data says. */
export function expectedRows(effect: Effect | undefined): number {
  const rows = effect ? ownEffects(effect).reduce((sum, one) => sum + rowsOf(one), 0) : 1
  return Math.max(1, Math.min(rows, mostRows))
}
