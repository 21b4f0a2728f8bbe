import type { ChainSummary } from '#base'
import { GatewayHttpError } from '#gateway'

/** Who pays the network fee of an execution. */
export type Payer = 'wallet' | 'relay'

/** How many more executions the relayer pays for. `notOffered`: the gateway doesn't report it. */
export type Relays =
  | { status: 'loading' | 'notOffered' | 'failed' }
  | { status: 'ready'; left: number; limit: number }

/** `none`: the network has no relayer. */
export type ShownRelays = Relays | { status: 'none' }

/** What is known after a request. */
export function relaysFrom({
  data,
  error,
}: {
  data: { left: number; limit: number } | undefined
  error: unknown
}): Relays {
  // An earlier count means nothing if the gateway has rejected since.
  if (error)
    return {
      status:
        error instanceof GatewayHttpError && [403, 404, 501].includes(error.status)
          ? 'notOffered'
          : 'failed',
    }
  return data ? { status: 'ready', ...data } : { status: 'loading' }
}

/**
 * Why the relayer can't be used; undefined if it can. The app never switches the payer on its own:
 * the user chooses.
 */
export const relayBlocked = (relays: ShownRelays): 'left' | 'unknown' | undefined =>
  relays.status === 'ready' ? (relays.left > 0 ? undefined : 'left') : 'unknown'

/** Whether the gateway has a relayer on this chain, which sends executions and pays for them. */
export const hasRelayer = (chain: ChainSummary | undefined): boolean =>
  chain?.features.includes('RELAYING') ?? false
