import { useQuery } from '@tanstack/react-query'
import { hasFeature, type SafeRef } from '#base'
import { balancesQuery, fiatCodesQuery, hasPositions, positionsQuery, toRemote } from '#queries'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import { usePreferences } from '#screens/core/preferences'
import type { PrefetchInput } from '#screens/core/prefetch'
import { useReceive } from '#screens/safe/receive'
import { useWatchToken } from '#screens/common/watchToken'
import { useSend } from '#screens/transactions/send'
import { useHiddenTokens } from '#screens/core/stores'
import { AssetsView } from './AssetsView.tsx'

/** A Safe's assets, in the preferred currency. */
export function AssetsScreen({ at }: { at: SafeRef }) {
  const { gateway, chains, isWithoutService } = useEnvironment()
  const chain = useChain(at.chainId)
  const [{ currency }, updatePreferences] = usePreferences()
  const assets = toRemote(
    useQuery({ ...balancesQuery(gateway, at, currency), enabled: chain !== undefined }),
  )
  const held = useQuery({
    ...positionsQuery(gateway, at, currency),
    enabled: hasPositions(chain),
  })
  const [hidden, setHidden] = useHiddenTokens(at.chainId)
  const { dialog, ...receive } = useReceive(at)
  const { dialog: sendDialog, ...send } = useSend(at)
  const currencies = toRemote(useQuery(fiatCodesQuery(gateway)))
  return (
    <>
      <AssetsView
        at={at}
        chain={chain}
        assets={assets}
        isLocal={isWithoutService}
        positions={hasPositions(chain) ? toRemote(held) : undefined}
        currency={currency}
        currencies={currencies}
        hidden={hidden}
        onHidden={setHidden}
        receive={receive}
        send={send}
        onWatch={useWatchToken()}
        hrefs={
          hasFeature(chain, 'ERC721')
            ? { tokens: linkTo(chains, at, 'assets'), nfts: linkTo(chains, at, 'nfts') }
            : undefined
        }
        onCurrency={(code) => updatePreferences({ currency: code })}
      />
      {dialog}
      {sendDialog}
    </>
  )
}

AssetsScreen.prefetch = (
  { gateway, queries, currency }: PrefetchInput,
  { at }: { at: SafeRef },
) => {
  void queries.prefetchQuery(balancesQuery(gateway, at, currency))
  void queries.prefetchQuery(fiatCodesQuery(gateway))
}
