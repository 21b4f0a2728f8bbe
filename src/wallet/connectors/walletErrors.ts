import { isRejection } from './isRejection.ts'

/** Why a wallet request failed. */
export type WalletFailure =
  /** The user rejected it. Not an error. */
  | { kind: 'rejected' }
  /** An earlier request is still open in the wallet (−32002). */
  | { kind: 'pending' }
  /** The wallet is not installed or not available. */
  | { kind: 'missing' }
  /** The wallet approved, but shared no account of these networks. */
  | { kind: 'noAccount' }
  | { kind: 'timedOut' }
  /** The wallet is on a different chain than the request requires. */
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
  NoAccountError: 'noAccount',
  TimeoutError: 'timedOut',
  ChainMismatchError: 'wrongChain',
  ConnectorChainMismatchError: 'wrongChain',
  ChainNotConfiguredError: 'chainUnknown',
  ProviderDisconnectedError: 'lost',
  ConnectorNotConnectedError: 'lost',
  ConnectorAccountNotFoundError: 'lost',
}
const codes: Partial<Record<number, WalletFailureKind>> = { [-32002]: 'pending', 4900: 'lost' }
/**
 * What wallets return for a pairing (CAIP-25). They come before the words, which speak of rejected
 * methods and unsupported accounts.
 */
const pairingCodes: Partial<Record<number | string, WalletFailureKind>> = {
  5002: 'chainUnknown',
  5100: 'chainUnknown',
  5103: 'noAccount',
  5104: 'noAccount',
}
const words: readonly [RegExp, WalletFailureKind][] = [
  [/already pending/i, 'pending'],
  [/connector not found|provider not found/i, 'missing'],
  [/timed? ?out|took too long/i, 'timedOut'],
  [/must match the active chain|does not match the target chain/i, 'wrongChain'],
  [/unrecognized chain/i, 'chainUnknown'],
]

/**
 * Classifies any error of a wallet, wagmi, or viem. Checks the causes too, because the real error
 * is often nested.
 */
export function readWalletError(error: unknown): WalletFailure {
  const layers = layersOf(error)
  const found =
    firstOf(layers, ({ code = '' }) => pairingCodes[code]) ??
    (layers.some(isRejection) ? 'rejected' : undefined) ??
    firstOf(layers, ({ name }) => names[name]) ??
    firstOf(layers, codeKind) ??
    firstOf(layers, wordsKind)
  if (found) return { kind: found }
  // The wallet's own message says more than a library's message about it.
  const own = layers.find(({ short, message }) => !short && message)
  const detail = own?.message ?? layers.map(({ short }) => short).find(Boolean)
  return { kind: 'failed', ...(detail ? { detail } : {}) }
}

interface Layer {
  name: string
  /** Some wallets send the number as text. */
  code: string | number | undefined
  message: string
  short: string
}

const firstOf = (
  layers: readonly Layer[],
  kindOf: (layer: Layer) => WalletFailureKind | undefined,
) => layers.map(kindOf).find((kind) => kind !== undefined)

function codeKind({ code, name }: Layer): WalletFailureKind | undefined {
  // viem's SwitchChainError always has the code 4902, whatever failed. Its cause says what did.
  if (code === 4902) return name === 'SwitchChainError' ? undefined : 'chainUnknown'
  return typeof code === 'number' ? codes[code] : undefined
}

const wordsKind = ({ message }: Layer) => words.find(([pattern]) => pattern.test(message))?.[1]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
/** Reads an error's parts. Some can't be read, for example in an error of another origin. */
const partsOf = (one: unknown) => (name: string) => {
  try {
    return isObject(one) ? one[name] : undefined
  } catch {
    return undefined
  }
}
const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Where wallets and libraries put the original error. */
const nests = ['cause', 'data', 'originalError', 'error', 'info'] as const

/** The error and its nested errors, at every depth. */
function layersOf(error: unknown): Layer[] {
  const layers: Layer[] = []
  const seen = new Set<unknown>()
  const waiting = [error]
  for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
    if (seen.has(one) || seen.size === most) continue
    seen.add(one)
    const part = partsOf(one)
    const inner = nests
      .map(part)
      .filter((value, index) => isObject(value) || (index === 0 && Boolean(value)))
    layers.push({
      name: asText(part('name')),
      code: codeOf(isObject(one) ? (part('code') ?? part('statusCode')) : one),
      message: asText(isObject(one) ? part('message') : one),
      short: asText(part('shortMessage')),
    })
    waiting.push(...inner)
  }
  return layers
}
/** Maximum layers: a wallet's error may be nested endlessly. */
const most = 50

/** The code as a number, also if it is sent as text; other codes as text. */
function codeOf(code: unknown): string | number | undefined {
  if (typeof code === 'number') return code
  return typeof code === 'string' && /^-?\d+$/.test(code) ? Number(code) : asText(code) || undefined
}
