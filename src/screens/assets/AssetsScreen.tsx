import { useQuery } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { balancesQuery, fiatCodesQuery, toRemote } from '#queries'
import { useChain, useEnvironment } from '../environment.tsx'
import { usePreferences } from '../preferences.ts'
import { AssetsView } from './AssetsView.tsx'

/** What a safe holds, in the currency that the person chose on this device. */
export function AssetsScreen({ at }: { at: SafeRef }) {
  const { gateway } = useEnvironment()
  const chain = useChain(at.chainId)
  const [{ currency }, prefer] = usePreferences()
  const assets = toRemote(useQuery({ ...balancesQuery(gateway, at, currency), enabled: chain !== undefined }))
  const currencies = toRemote(useQuery(fiatCodesQuery(gateway)))
  return <AssetsView at={at} chain={chain} assets={assets} currency={currency} currencies={currencies} onCurrency={(code) => prefer({ currency: code })} />
}
