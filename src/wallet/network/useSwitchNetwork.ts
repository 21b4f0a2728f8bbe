import { useAnnounce, useText } from '#ui'
import { useReducer } from 'react'
import { useChains } from 'wagmi'
import { readWalletError } from '../connectors/walletErrors.ts'
import { useWallet } from '../useWallet.ts'
import { networkText } from './networkText.ts'
import { networkFlow, networkStart, type NetworkState } from './networkFlow.ts'

/**
 * Switches the wallet's network and reports its state; the function is undefined if the wallet
 * cannot be switched from here. Calls back after a successful switch.
 */
export function useSwitchNetwork(
  onSwitched: () => void = () => {},
): [state: NetworkState, switchTo: ((chainId: number) => void) | undefined, forget: () => void] {
  const t = useText(networkText)
  const announce = useAnnounce()
  const chains = useChains()
  const { switchChain } = useWallet()
  const [state, send] = useReducer(networkFlow, networkStart)
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
        onSwitched()
        announce(
          t('network.switched', {
            network: chains.find(({ id }) => id === chainId)?.name ?? String(chainId),
          }),
        )
      } catch (error) {
        send({ type: 'failed', turn, failure: readWalletError(error) })
      }
    })
  return [state, switchTo && ((chainId) => void switchTo(chainId)), () => send({ type: 'left' })]
}
