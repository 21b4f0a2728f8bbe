import { type ReactNode, useMemo } from 'react'
import type { TransactionDetail } from '#domain'
import { NamesContext, useNames } from '#screens/core/names'

export interface ReportedNamesProps {
  /** The gateway's names of addresses, by address in lower case. */
  names: TransactionDetail['names']
  children: ReactNode
}

/**
 * Calls the addresses of a transaction as the gateway does, where no better name is known. They are
 * marked as its claims, as all of its names are.
 */
export function ReportedNames({ names: reported, children }: ReportedNamesProps) {
  const known = useNames()
  const names = useMemo(() => ({ ...known, reported }), [known, reported])
  return <NamesContext value={names}>{children}</NamesContext>
}
