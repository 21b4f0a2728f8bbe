import { type ReactNode, useMemo } from 'react'
import type { TransactionDetail } from '#domain'
import { NamesContext, useNames } from '#screens/core/names'

export interface ReportedNamesProps {
  /** The gateway's names of addresses, by address in lower case. */
  names: TransactionDetail['names']
  children: ReactNode
}

/**
 * Shows the gateway's names for the addresses of a transaction where no better name is known. They
 * are marked as its claims, like all of its names.
 */
export function ReportedNames({ names: reported, children }: ReportedNamesProps) {
  const known = useNames()
  const names = useMemo(() => ({ ...known, reported }), [known, reported])
  return <NamesContext value={names}>{children}</NamesContext>
}
