import * as v from 'valibot'
import { isAddressLike, isExplorerTemplate, isWebUrl, readUrl } from '#base'
import type { ConfigProblem, ConfigProblemKind } from '#screens/common/system'
import { ConfigError } from './ConfigError.ts'
import { requireNodes } from './requireNodes.ts'

/** The validator's messages are problem codes; the page translates each into a sentence. */
const says = <K extends ConfigProblemKind>(kind: K): K => kind

const text = v.string(says('text'))
const filled = v.pipe(text, v.nonEmpty(says('empty')))
const webUrl = v.pipe(text, v.check(isWebUrl, says('webUrl')))
const relayUrl = v.pipe(
  text,
  v.check((url) => /^wss?:\/\//.test(url) && readUrl(url) !== undefined, says('relayUrl')),
)
/** An uncompressed P-256 point: 65 bytes, the first of which is 4. */
const pushKey = v.pipe(text, v.regex(/^B[A-P][\w-]{85}$/, says('pushKey')))
const template = (name: 'address' | 'txHash') =>
  v.pipe(
    text,
    v.check((url) => isExplorerTemplate(url, name), says(`${name}Template`)),
  )
const chainId = v.pipe(
  text,
  v.check((id) => /^[1-9]\d*$/.test(id) && Number.isSafeInteger(Number(id)), says('chainId')),
)
const byte = v.pipe(
  v.number(says('byte')),
  v.check((value) => Number.isInteger(value) && value >= 0 && value <= 255, says('byte')),
)

const chain = v.object(
  {
    chainId,
    name: filled,
    /** EIP-3770 prefix. */
    shortName: v.pipe(text, v.regex(/^[\w-]+$/, says('shortName'))),
    symbol: filled,
    decimals: v.optional(byte, 18),
    testnet: v.optional(v.boolean(says('yesOrNo')), false),
    features: v.optional(v.array(text, says('list')), []),
    explorer: v.optional(
      v.object({ address: template('address'), txHash: template('txHash') }, says('object')),
    ),
  },
  says('object'),
)
const chainList = v.pipe(
  v.array(chain, says('chains')),
  v.minLength(1, says('noChains')),
  v.checkItems(
    (one, index, all) => all.findIndex(({ chainId: id }) => id === one.chainId) === index,
    says('twice'),
  ),
  v.checkItems(
    (one, index, all) => all.findIndex(({ shortName }) => shortName === one.shortName) === index,
    says('prefixTwice'),
  ),
)
/** A picture in the page's folder or below it: no other host, and no parent folder. */
const picture = v.pipe(
  text,
  v.regex(/^\w[\w.-]*(?:\/\w[\w.-]*)*\.(?:svg|png|webp|avif|jpe?g)$/, says('picture')),
)
/** A contract on a network: `1:0x…`. */
const tokenKey = v.pipe(
  text,
  v.check((key) => {
    const [id = '', address, ...rest] = key.split(':')
    return v.is(chainId, id) && isAddressLike(address) && rest.length === 0
  }, says('tokenKey')),
  v.toLowerCase(),
)
const marks = v.object(
  {
    /** By chain ID and contract; the zero address is the network's coin. */
    tokens: v.optional(v.record(tokenKey, picture, says('object')), {}),
    /** By chain ID. */
    networks: v.optional(v.record(chainId, picture, says('object')), {}),
  },
  says('object'),
)
/** The price source's name for a network: part of a path, such as `ethereum`. */
const priceChain = v.pipe(text, v.regex(/^[\w-]{1,40}$/, says('priceChain')))
const prices = v.object(
  {
    url: webUrl,
    /** By chain ID. */
    chains: v.record(chainId, priceChain, says('object')),
  },
  says('object'),
)
/**
 * A node's URL with the API key at its end. The key never becomes part of the host, and is sent
 * only to the URL configured next to it.
 */
function withKey(url: string, key: string): string {
  const { origin, pathname, search } = new URL(url)
  return search
    ? `${origin}${pathname}${search}${key}`
    : `${origin}${pathname.replace(/\/?$/, '/')}${key}`
}
const keyed = v.pipe(
  v.object({ url: webUrl, key: filled }, says('node')),
  v.transform(({ url, key }) => withKey(url, key)),
)
const keyAlone = v.custom<string>(() => false, says('keyAlone'))
const isKeyAlone = (value: unknown) =>
  typeof value === 'object' && value !== null && 'key' in value && !('url' in value)
const node = v.lazy((value): typeof webUrl | typeof keyed | typeof keyAlone =>
  typeof value === 'string' ? webUrl : isKeyAlone(value) ? keyAlone : keyed,
)
const hostIn = (url: string) => readUrl(url)?.host
/** Two URLs of one host are no second opinion. */
const nodeList = v.pipe(
  v.array(node),
  v.minLength(1, says('empty')),
  v.check((urls) => new Set(urls.map(hostIn)).size === urls.length, says('sameHost')),
)
const oneNode = v.pipe(
  node,
  v.transform((url) => [url]),
)
const nodes = v.lazy((value): typeof nodeList | typeof oneNode =>
  Array.isArray(value) ? nodeList : oneNode,
)

const schema = v.object(
  {
    /** The gateway's base URL; null: only the networks' nodes and the browser are used. */
    gateway: v.nullable(webUrl),
    /** A list of chains, or "gateway" to fetch them from the gateway at start. */
    chains: v.lazy((value) =>
      Array.isArray(value) ? chainList : v.literal('gateway', says('chains')),
    ),
    /**
     * The nodes per chain ID: a URL, or a URL and an API key that is added to it; or a list of
     * them, which have to agree on everything that is proven.
     */
    rpc: v.optional(v.record(chainId, nodes, says('object')), {}),
    /**
     * Whether chains without an entry in `rpc` are read from the public node in the table that the
     * app ships.
     */
    publicNodes: v.optional(v.boolean(says('yesOrNo')), true),
    /**
     * Whether the page's policy allows connections to any HTTPS host and this machine, so that
     * people can use their own nodes. It always does if a chain offers apps.
     */
    ownNodes: v.optional(v.boolean(says('yesOrNo'))),
    /** For connecting with WalletConnect; public. */
    walletConnectProjectId: v.optional(v.pipe(text, v.regex(/^[0-9a-f]{32}$/i, says('projectId')))),
    /** A custom WalletConnect relay. */
    walletConnectRelay: v.optional(relayUrl),
    /**
     * The public key (VAPID) of the service that sends notifications to browsers; without it, there
     * are none.
     */
    pushKey: v.optional(pushKey),
    /** The site operator's own pictures of tokens and networks. */
    marks: v.optional(marks),
    /** The source of past prices, for people who request them. */
    prices: v.optional(prices),
  },
  says('object'),
)

/**
 * The validated content of `config.json`, with defaults. Unknown fields are ignored: they may be
 * comments, or belong to a newer version.
 */
export type Config = v.InferOutput<typeof schema>
/** Validates a configuration. Throws a {@link ConfigError} that lists every invalid field. */
export function parseConfig(value: unknown): Config {
  const read = v.safeParse(schema, value)
  if (!read.success) throw new ConfigError('invalid', read.issues.map(problemOf))
  const config = read.output
  if (config.gateway === null && config.chains === 'gateway')
    throw new ConfigError('invalid', [{ field: 'chains', problem: 'noGateway' }])
  if (!config.publicNodes) requireNodes(config)
  return config
}

/** Every schema above has its own message, so the validator's English is never shown. */
function problemOf(issue: v.BaseIssue<unknown>): ConfigProblem {
  const field = v.getDotPath(issue) ?? ''
  return {
    field,
    problem:
      field !== '' && issue.input === undefined ? 'required' : (issue.message as ConfigProblemKind),
  }
}
