import { isLikeAddress, isSurelyAddress, isWholeAddress } from './rows.ts'

interface Named {
  at: number
  doubt: number
}

export interface PayeeColumns {
  /** The columns that are called a recipient, an address, or a wallet. */
  named: readonly Named[]
  /** Those whose names say nothing. */
  unnamed: readonly number[]
  cellsOf: (at: number) => readonly string[]
}

/**
 * The column of addresses next to one that is called a recipient but consists of people's names;
 * `J.Smith` looks like an ENS name. Not sure if both could be meant. undefined: the names of the
 * columns decide.
 */
export function payeeColumn({
  named,
  unnamed,
  cellsOf,
}: PayeeColumns): (Named & { isSure: boolean }) | undefined {
  const share = (at: number, is: (cell: string) => boolean) => cellsOf(at).filter(is).length
  const isMostly = (at: number, is: (cell: string) => boolean) =>
    share(at, is) * 2 > cellsOf(at).length
  if (named.length === 0) return undefined
  const fitting = named.filter(({ at }) => isMostly(at, isSurelyAddress))
  const doubt = Math.min(...fitting.map((one) => one.doubt))
  const [best, another] = fitting.filter((one) => one.doubt === doubt)
  if (best) {
    const people = named.filter((one) => one.doubt <= doubt && !fitting.includes(one))
    if (people.length === 0) return undefined
    const isMixed = people.some(({ at }) => share(at, isSurelyAddress) > 0)
    // The Safe or the wallet that pays is the same in all rows.
    const cells = cellsOf(best.at)
    const isSame = cells.length > 1 && new Set(cells).size === 1
    const isName = people.some(({ at }) => share(at, isLikeAddress) > 0)
    return { ...best, isSure: !another && !isMixed && !(isSame && isName) }
  }
  const [only, further] = unnamed.filter((at) => isMostly(at, isWholeAddress))
  if (only === undefined) return undefined
  return further === undefined
    ? { at: only, doubt: 0, isSure: false }
    : { ...named[0]!, isSure: false }
}
