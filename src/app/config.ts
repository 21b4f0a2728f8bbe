import * as v from 'valibot'

const webUrl = v.pipe(
  v.string(),
  v.check((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'must be a URL that starts with http:// or https://'),
)
const relayUrl = v.pipe(
  v.string(),
  v.check((text) => /^wss?:\/\//.test(text) && URL.canParse(text), 'must be a URL that starts with wss:// or ws://'),
)
const template = (name: string) => v.pipe(v.string(), v.includes(`{{${name}}}`, `must contain {{${name}}}`))
const chainId = v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'must be a chain id in decimal digits'))

const chain = v.object({
  chainId,
  name: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  /** EIP-3770 prefix. */
  shortName: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, - or _')),
  symbol: v.pipe(v.string(), v.nonEmpty('must not be empty')),
  decimals: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)), 18),
  testnet: v.optional(v.boolean(), false),
  features: v.optional(v.array(v.string()), []),
  explorer: v.optional(v.object({ address: template('address'), txHash: template('txHash') })),
})

const schema = v.object({
  /** The gateway's base URL. */
  gateway: webUrl,
  /** A list of chains, or "gateway" to fetch them from the gateway at start. */
  chains: v.union([v.literal('gateway'), v.pipe(v.array(chain), v.minLength(1, 'must list at least one chain'))], 'must be "gateway" or a list of chains'),
  /** A node per chain id: its URL, or an API key for the URL provided by the gateway. */
  rpc: v.optional(
    v.record(chainId, v.union([webUrl, v.object({ key: v.pipe(v.string(), v.nonEmpty('must not be empty')) })], 'must be a URL or { "key": … }')),
    {},
  ),
  /** For connecting with WalletConnect; public. */
  walletConnectProjectId: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/i, 'must be 32 hex digits'))),
  /** A custom WalletConnect relay. */
  walletConnectRelay: v.optional(relayUrl),
})

/** The validated content of `config.json`, with defaults. */
export type Config = v.InferOutput<typeof schema>
export type ConfiguredChain = v.InferOutput<typeof chain>

/** The relay for pairing wallets on other devices; undefined without a project id. */
export const relayOf = ({ walletConnectProjectId, walletConnectRelay = 'wss://relay.walletconnect.org' }: Config): string | undefined =>
  walletConnectProjectId === undefined ? undefined : walletConnectRelay

/** `config.json` is missing, unreachable or invalid; `problems` lists each invalid field and why. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly kind: 'missing' | 'unreachable' | 'notJson' | 'invalid'
  readonly problems: readonly { field: string; problem: string }[]
  constructor(kind: ConfigError['kind'], problems: ConfigError['problems'] = [], options?: ErrorOptions) {
    super(`config.json: ${kind}${problems.map(({ field, problem }) => `\n${field || 'the file'} ${problem}`).join('')}`, options)
    this.kind = kind
    this.problems = problems
  }
}

/** Validates a configuration. Throws a {@link ConfigError} that lists every invalid field. */
export function parseConfig(value: unknown): Config {
  const read = v.safeParse(schema, value)
  if (!read.success) {
    throw new ConfigError(
      'invalid',
      read.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', problem: issue.message })),
    )
  }
  const config = read.output
  const withoutNode = config.chains === 'gateway' ? [] : config.chains.filter((one) => typeof config.rpc[one.chainId] !== 'string')
  if (withoutNode.length > 0) {
    throw new ConfigError(
      'invalid',
      withoutNode.map((one) => ({ field: `rpc.${one.chainId}`, problem: 'is missing: each listed chain needs the URL of its node' })),
    )
  }
  return config
}

/** Fetches and validates the `config.json` next to the page. @throws ConfigError */
export async function loadConfig(url: string, fetchFn: typeof fetch = globalThis.fetch): Promise<Config> {
  let response: Response
  try {
    response = await fetchFn(url, { credentials: 'omit', cache: 'no-cache' })
  } catch (cause) {
    throw new ConfigError('unreachable', [], { cause })
  }
  if (response.status === 404) throw new ConfigError('missing')
  if (!response.ok) throw new ConfigError('unreachable')
  let value: unknown
  try {
    value = JSON.parse(await response.text())
  } catch (cause) {
    throw new ConfigError('notJson', [], { cause })
  }
  return parseConfig(value)
}
