import type { ChainSummary, SafeRef } from '#base'
import { useTimeZone } from '#ui'
import { useEnvironment } from '#screens/core/environment'
import { ExportView } from './ExportView.tsx'
import { type Listing, useExport } from './useExport.ts'

export interface ExportDialogProps {
  at: SafeRef
  chain: ChainSummary
  listing: Listing
  /** Whether only what matches a filter is listed. */
  isFiltered: boolean
  onClose: () => void
}

/** Saves the history of a Safe as a file. */
export function ExportDialog({ at, chain, listing, isFiltered, onClose }: ExportDialogProps) {
  const { prices } = useEnvironment()
  const exporting = useExport(at, chain, listing)
  return (
    <ExportView
      {...exporting}
      timeZone={useTimeZone()}
      isFiltered={isFiltered}
      priceHost={
        prices && Object.hasOwn(prices.chains, chain.chainId) ? new URL(prices.url).host : undefined
      }
      onClose={onClose}
    />
  )
}
