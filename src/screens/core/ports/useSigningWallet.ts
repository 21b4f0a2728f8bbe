import { useMemo } from 'react'
import { type Config, useConfig } from 'wagmi'
import { signMessage, signTypedData } from 'wagmi/actions'
import { WalletError, type WalletPort } from '#signing'
import { throwWalletError } from './throwWalletError.ts'
import { isUnsupported } from './isUnsupported.ts'

type SigningWallet = Pick<WalletPort, 'signTypedData' | 'signMessage'>

/** The connected wallet, as far as signing needs it. */
export function useSigningWallet(): SigningWallet {
  const config = useConfig()
  return useMemo(() => signingWallet(config), [config])
}

export const signingWallet = (config: Config): SigningWallet => ({
  signTypedData: (account, typed) =>
    // The types are built at run time for three generations of contracts, so viem can't infer them.
    signTypedData(config, {
      account,
      ...typed,
      types: typed.types as Record<string, { name: string; type: string }[]>,
    }).catch(throwSigningError),
  signMessage: (account, bytes) =>
    signMessage(config, { account, message: { raw: bytes } }).catch(throwSigningError),
})

function throwSigningError(cause: unknown): never {
  if (isUnsupported(cause))
    throw new WalletError('unsupported', cause instanceof Error ? cause.message : '', { cause })
  throwWalletError(cause)
}
