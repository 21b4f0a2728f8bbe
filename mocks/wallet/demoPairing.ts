import { UserRejectedRequestError } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { demoConnector, type DemoConnectorOptions } from './demoConnector.ts'
import { ProviderError } from './ProviderError.ts'

export const demoPairingId = 'walletConnect'

export type DemoPairingOptions = Omit<DemoConnectorOptions, 'id'>

/**
 * The demo wallet on a phone: connecting first reports a pairing (`display_uri`) to show as a QR
 * code, and ends when the user has decided, or when it is canceled. The code leads nowhere, and no
 * requests are made. To keep it pending, set the behavior to `hangs`.
 */
export const demoPairing = ({
  name = 'WalletConnect',
  ...options
}: DemoPairingOptions): CreateConnectorFn => {
  const make = demoConnector({ id: demoPairingId, name, ...options })
  return (config) => {
    const { connect, ...phone } = make(config)
    let pairings = 0
    let giveUp = () => {}
    return {
      ...phone,
      type: demoPairingId,
      async connect(asked) {
        if (asked?.isReconnecting) return (await connect.call(this, asked)) as never
        giveUp()
        let isOver = false
        const givenUp = new Promise<never>((_, fail) => {
          giveUp = () => {
            isOver = true
            fail(
              new UserRejectedRequestError(
                new Error('Connection request reset. Please try again.'),
              ),
            )
          }
        })
        config.emitter.emit('message', { type: 'display_uri', data: pairingUri(++pairings) })
        const deciding = connect.call(this, asked).then((agreed) => {
          // Canceled: there is no session.
          if (isOver) options.wallet.set({ authorized: false })
          return agreed
        })
        try {
          const { accounts, chainId } = await Promise.race([deciding, givenUp])
          return { accounts: accounts as never, chainId }
        } catch (error) {
          // A phone wallet has its own rejection code.
          throw isRejection(error) ? new ProviderError(5000, 'User rejected.', error) : error
        }
      },
      cancelPairing: () => giveUp(),
    }
  }
}

const isRejection = (error: unknown) =>
  error instanceof UserRejectedRequestError && !error.message.includes('Connection request reset')

/** A well-formed pairing URI, each one different. */
const pairingUri = (count: number) =>
  `wc:${count.toString(16).padStart(64, '0')}@2?relay-protocol=irn&symKey=${'5'.repeat(64)}`
