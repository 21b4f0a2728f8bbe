import { useMemo } from 'react'
import { useConfig } from 'wagmi'
import { signTypedData } from 'wagmi/actions'
import type { WalletPort } from '#signing'
import { throwWalletError } from '../throwWalletError.ts'

/** The connected wallet, as far as signing needs it. */
export function useSigningWallet(): Pick<WalletPort, 'signTypedData'> {
  const config = useConfig()
  return useMemo(
    () => ({
      signTypedData: (account, typed) =>
        // The types are built at run time for three generations of contracts, so viem can't infer them.
        signTypedData(config, { account, ...typed, types: typed.types as Record<string, { name: string; type: string }[]> }).catch(throwWalletError),
    }),
    [config],
  )
}
