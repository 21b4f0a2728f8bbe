import { useEffect } from 'react'
import type { ListedGroup } from '../catalog/types.ts'
import type { ConnectEvent } from '../connect/connectSteps.ts'
import { useLatest } from '../useLatest.ts'
import { useConnectModalState } from '../WalletModalContext.ts'

/**
 * Picks the wallet for which the dialog was opened. If it is not listed, the user stays on the
 * list.
 */
export function useWantedWallet(
  open: boolean,
  groups: readonly ListedGroup[],
  send: (event: ConnectEvent) => void,
): void {
  const { wanted } = useConnectModalState()
  const pick = useLatest(() => {
    const wallet = groups
      .flatMap(({ wallets }) => wallets)
      .find(({ id, rdns }) => id === wanted || rdns === wanted)
    if (wallet) send({ type: 'picked', wallet })
  })
  useEffect(() => {
    if (open && wanted !== undefined) pick()
  }, [open, wanted, pick])
}
