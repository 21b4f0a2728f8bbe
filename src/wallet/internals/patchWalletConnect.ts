import type EthereumProvider from '@walletconnect/ethereum-provider'
import { pairingReset } from '../connectors/pairWallet.ts'

/** The running attempt of a patched client. */
export interface PairingAttempt {
  /** Starts an attempt and abandons the previous one. */
  begin(): void
  /** Abandons the attempt: its code is no longer needed. */
  abandon(): void
  /** The wallet's error inside the client's; the client's own if the wallet didn't respond. */
  errorBehind(error: unknown): unknown
}

/** Changes the WalletConnect client (2.21.8) where its options are not enough. */
export function patchWalletConnect({
  signer,
}: InstanceType<typeof EthereumProvider>): PairingAttempt {
  // The verify service loads a third-party page in a frame and delays every request by five
  // seconds.
  signer.client.core.verify.register = () => Promise.resolve('')

  // The client's errors contain only the message; the wallet's code is in their cause.
  let answer: unknown
  const connect = signer.connect.bind(signer)
  signer.connect = (options) =>
    connect(options).catch((error: unknown) => Promise.reject((answer = error)))

  // An attempt abandoned while the relay was unreachable continues later: its code would replace
  // the one on screen.
  let turn = 0
  const propose = signer.client.connect.bind(signer.client)
  signer.client.connect = async (options) => {
    const own = turn
    const proposed = await propose(options)
    if (own !== turn) throw pairingReset()
    return proposed
  }

  const abandon = () => void (turn += 1)
  return {
    begin: () => {
      answer = undefined
      abandon()
    },
    abandon,
    errorBehind: (error) => answer ?? error,
  }
}
