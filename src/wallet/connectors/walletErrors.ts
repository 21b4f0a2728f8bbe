/** Why a wallet request failed. */
export type WalletFailure =
  /** The user rejected it. Not an error. */
  | { kind: 'rejected' }
  /** An earlier request is still open in the wallet (−32002). */
  | { kind: 'pending' }
  /** The wallet is not installed or not available. */
  | { kind: 'missing' }
  | { kind: 'timedOut' }
  /** The wallet is on another chain than the request requires. */
  | { kind: 'wrongChain' }
  /** The wallet (4902) or the page does not know the chain. */
  | { kind: 'chainUnknown' }
  /** The wallet has disconnected (4900). */
  | { kind: 'lost' }
  | { kind: 'failed'; detail?: string }

export type WalletFailureKind = WalletFailure['kind']

// Rejection codes of EIP-1193, EIP-1474 and WalletConnect (5000).
const rejectedCodes = new Set([4001, 5000])
const rejectedWords =
  /user rejected|user denied|user closed modal|accounts received is empty|connection request reset/i
const names: Partial<Record<string, WalletFailureKind>> = {
  UserRejectedRequestError: 'rejected',
  ResourceUnavailableRpcError: 'pending',
  ProviderNotFoundError: 'missing',
  ConnectorNotFoundError: 'missing',
  ConnectorUnavailableReconnectingError: 'missing',
  TimeoutError: 'timedOut',
  ChainMismatchError: 'wrongChain',
  ConnectorChainMismatchError: 'wrongChain',
  ChainNotConfiguredError: 'chainUnknown',
  ProviderDisconnectedError: 'lost',
  ConnectorNotConnectedError: 'lost',
}
const codes: Partial<Record<number, WalletFailureKind>> = { [-32002]: 'pending', 4900: 'lost' }
const words: readonly [RegExp, WalletFailureKind][] = [
  [/already pending/i, 'pending'],
  [/connector not found|provider not found/i, 'missing'],
  [/timed? ?out|took too long/i, 'timedOut'],
  [/must match the active chain|does not match the target chain/i, 'wrongChain'],
  [/unrecognized chain/i, 'chainUnknown'],
]

/**
 * Classifies any error of a wallet, wagmi or viem. Checks the causes too, because the real error is
 * often nested.
 */
export function readWalletError(error: unknown): WalletFailure {
  const layers = layersOf(error)
  const found =
    rejected(layers) ??
    firstOf(layers, ({ name }) => names[name]) ??
    firstOf(layers, codeKind) ??
    firstOf(layers, wordsKind)
  if (found) return { kind: found }
  const detail = layers.map(({ short, message }) => short || message).find(Boolean)
  return { kind: 'failed', ...(detail ? { detail } : {}) }
}

interface Layer {
  name: string
  code: number | undefined
  message: string
  short: string
  wraps: boolean
}

const rejected = (layers: readonly Layer[]) =>
  layers.some(
    ({ code, message }) =>
      (code !== undefined && rejectedCodes.has(code)) || rejectedWords.test(message),
  )
    ? 'rejected'
    : undefined

const firstOf = (
  layers: readonly Layer[],
  kindOf: (layer: Layer) => WalletFailureKind | undefined,
) => layers.map(kindOf).find((kind) => kind !== undefined)

function codeKind({ code, name, wraps }: Layer): WalletFailureKind | undefined {
  // viem's SwitchChainError always has the code 4902, whatever failed.
  if (code === 4902) return name === 'SwitchChainError' && wraps ? undefined : 'chainUnknown'
  return code === undefined ? undefined : codes[code]
}

const wordsKind = ({ message }: Layer) => words.find(([pattern]) => pattern.test(message))?.[1]

const asRecord = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * The error and its nested errors: `cause` and, where MetaMask on phones puts it,
 * `data.originalError`.
 */
function layersOf(error: unknown): Layer[] {
  const layers: Layer[] = []
  const seen = new Set<unknown>()
  const waiting = [error]
  for (
    let one = waiting.shift();
    one !== undefined && one !== null && !seen.has(one);
    one = waiting.shift()
  ) {
    seen.add(one)
    const record = asRecord(one)
    const inner = [record?.cause, asRecord(record?.data)?.originalError].filter(
      (value) => value !== undefined && value !== null,
    )
    layers.push({
      name: asText(record?.name),
      code: typeof record?.code === 'number' ? record.code : undefined,
      message: record ? asText(record.message) : asText(one),
      short: asText(record?.shortMessage),
      wraps: inner.length > 0,
    })
    waiting.push(...inner)
  }
  return layers
}
