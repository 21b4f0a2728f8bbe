import { isRefusal } from './isRefusal.ts'

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

const names: Partial<Record<string, WalletFailureKind>> = {
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
    (layers.some(isRefusal) ? 'rejected' : undefined) ??
    firstOf(layers, ({ name }) => names[name]) ??
    firstOf(layers, codeKind) ??
    firstOf(layers, wordsKind)
  if (found) return { kind: found }
  // The wallet's own words say more than a library's about them.
  const own = layers.find(({ short, message }) => !short && message)
  const detail = own?.message ?? layers.map(({ short }) => short).find(Boolean)
  return { kind: 'failed', ...(detail ? { detail } : {}) }
}

interface Layer {
  name: string
  /** Some wallets write the number as text. */
  code: string | number | undefined
  message: string
  short: string
  wraps: boolean
}

const firstOf = (
  layers: readonly Layer[],
  kindOf: (layer: Layer) => WalletFailureKind | undefined,
) => layers.map(kindOf).find((kind) => kind !== undefined)

function codeKind({ code, name, wraps }: Layer): WalletFailureKind | undefined {
  // viem's SwitchChainError always has the code 4902, whatever failed.
  if (code === 4902) return name === 'SwitchChainError' && wraps ? undefined : 'chainUnknown'
  return typeof code === 'number' ? codes[code] : undefined
}

const wordsKind = ({ message }: Layer) => words.find(([pattern]) => pattern.test(message))?.[1]

const asRecord = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Where wallets and libraries put the error that they pass on. */
const nests = ['cause', 'data', 'originalError', 'error', 'info'] as const

/** The error and its nested errors, at every depth. */
function layersOf(error: unknown): Layer[] {
  const layers: Layer[] = []
  const seen = new Set<unknown>()
  const waiting = [error]
  for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
    if (seen.has(one) || seen.size === most) continue
    seen.add(one)
    const record = asRecord(one)
    const inner = nests
      .map((name) => record?.[name])
      .filter((value, index) => asRecord(value) !== undefined || (index === 0 && asText(value)))
    layers.push({
      name: asText(record?.name),
      code: codeOf(record),
      message: record ? asText(record.message) : asText(one),
      short: asText(record?.shortMessage),
      wraps: inner.length > 0,
    })
    waiting.push(...inner)
  }
  return layers
}
/** A wallet's error may be endless. */
const most = 50

/** `code`; a hardware wallet's is `statusCode`. */
function codeOf(record: Record<string, unknown> | undefined): string | number | undefined {
  const code = record?.code ?? record?.statusCode
  if (typeof code === 'number') return code
  return typeof code === 'string' && /^-?\d+$/.test(code) ? Number(code) : asText(code) || undefined
}
