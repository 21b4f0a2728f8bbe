import { GatewayHttpError } from '#gateway'
import { RelayError, type RelayReason } from '#signing'

/** A failed request to the relayer: which of its rules it breaks, or that this is unknown. */
export function relayError(cause: unknown): RelayError {
  const detail = cause instanceof GatewayHttpError ? cause.detail : undefined
  return new RelayError(
    reasonOf(cause),
    detail ?? (cause instanceof Error ? cause.message : String(cause)),
    { cause },
  )
}

function reasonOf(cause: unknown): RelayReason {
  if (!(cause instanceof GatewayHttpError)) return 'unreachable'
  if (cause.code === 'SIMULATION_FAILED') return 'failing'
  if (cause.code === 'INDETERMINATE_SIMULATION') return 'unsure'
  if (cause.status === 429) return 'noneLeft'
  // Not implemented: the gateway has no relayer for this chain.
  return cause.status === 501 || (cause.status >= 400 && cause.status < 500)
    ? 'declined'
    : 'unreachable'
}
