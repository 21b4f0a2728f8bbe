import { useAnnounce, useText } from '#ui'
import { useEffect, useReducer } from 'react'
import { useChains } from 'wagmi'
import { readWalletError } from '../connectors/walletErrors.ts'
import { useLatest } from '../useLatest.ts'
import { useWallet } from '../useWallet.ts'
import { networkText } from './networkText.ts'
import { networkFlow, networkStart, type NetworkState } from './networkFlow.ts'

/**
 * Switches the wallet's network and reports its state; the function is undefined if the wallet
 * cannot be switched from here. Calls back after a successful switch, even if the wallet reaches
 * the network only after a failure was reported.
 */
export function useSwitchNetwork(
  onSwitched: () => void = () => {},
): [state: NetworkState, switchTo: ((chainId: number) => void) | undefined, forget: () => void] {
  const t = useText(networkText)
  const announce = useAnnounce()
  const chains = useChains()
  const { switchChain, chainId: current } = useWallet()
  const [state, send] = useReducer(networkFlow, networkStart)
  const finish = (chainId: number) => {
    onSwitched()
    announce(
      t('network.switched', {
        network: chains.find(({ id }) => id === chainId)?.name ?? String(chainId),
      }),
    )
  }
  const finishLate = useLatest((chainId: number) => {
    send({ type: 'left' })
    finish(chainId)
  })
  const late = state.status === 'failed' && state.chainId === current ? current : undefined
  useEffect(() => {
    if (late !== undefined) finishLate(late)
  }, [late, finishLate])
  const switchTo =
    switchChain &&
    (async (chainId: number) => {
      const turn = state.turn + 1
      send({ type: 'asked', chainId })
      try {
        await switchChain(
          chainId,
          () => send({ type: 'adding', turn }),
          () => send({ type: 'added', turn }),
        )
        send({ type: 'switched', turn })
        finish(chainId)
      } catch (error) {
        send({ type: 'failed', turn, failure: readWalletError(error) })
      }
    })
  return [state, switchTo && ((chainId) => void switchTo(chainId)), () => send({ type: 'left' })]
}
