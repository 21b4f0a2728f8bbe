import SafeAppsSDK from '#apps/sdk'
import OfficialSdk from '@safe-global/safe-apps-sdk'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type AppMessageEvent,
  type AppWindow,
  type OpenSdk,
  runSdkConformance,
  sdkRules,
  type SdkUnderTest,
} from '../../../../src/apps/conformance/index.ts'

afterEach(() => void vi.unstubAllGlobals())

const ours: OpenSdk = (page, options) => {
  vi.stubGlobal('window', page)
  return new SafeAppsSDK(options)
}

const official: OpenSdk = (page, options) => {
  vi.stubGlobal('window', page)
  return new OfficialSdk(options as { allowedDomains?: RegExp[] })
}

/** What it does otherwise, by the rule that names it. */
const knownFaults = {
  typedDataHash:
    'typed data without a chain, with the type of the domain or with lists of ' +
    'structs cannot be hashed',
  longIds: 'ids have 5 bytes',
  wrongMessages: 'the listener throws for null and for versions that aren’t texts',
  errorObjects: 'errors that are objects become "[object Object]"',
  pinnedOrigin: 'messages go to any origin',
  standalone: 'outside a frame, the page can answer itself',
  globalExpressions: 'expressions with the flag g match every other time',
  lookAlikes: 'expressions without anchors match look-alikes',
  singleExpression: 'an expression in place of a list allows every host',
  timeout: 'calls that are not answered never end and are kept for good',
  destroy: 'it cannot be destroyed',
}

it('this SDK follows every rule', async () => {
  const report = await runSdkConformance({ open: ours })
  expect(report.results.filter(({ status }) => status !== 'passed')).toEqual([])
  expect([report.passed, report.failed, report.notOffered]).toEqual([sdkRules.length, 0, 0])
})

it('the official SDK has exactly the known faults, and lacks what is new', async () => {
  const { results } = await runSdkConformance({ open: official, patience: 50 })
  const idsOf = (status: string) =>
    results.filter((one) => one.status === status).map(({ id }) => id)
  expect(idsOf('failed')).toEqual(Object.keys(knownFaults))
  expect(idsOf('notOffered')).toEqual([
    'errorCodes',
    'rejection',
    'events',
    'signal',
    'mayBeEmbedded',
    'handshake',
  ])
  expect(idsOf('passed').length).toBe(sdkRules.length - 17)
})

describe('each fault is attributed correctly:', () => {
  it.each([
    ['longIds', '50 of 50 different; 10 characters'],
    ['wrongMessages', '126 of 263 threw'],
    ['errorObjects', '[object Object]'],
    ['pinnedOrigin', 'Sent to *'],
    ['standalone', 'answered with "itself"'],
    ['globalExpressions', 'https://wallet.example: 1 of 2 answers read'],
    ['lookAlikes', 'https://wallet.example.evil.test: 2 of 2 answers read'],
    ['singleExpression', 'https://other.example: 2 of 2 answers read'],
    ['timeout', 'no response'],
    ['destroy', '1 listener stays'],
    ['typedDataHash', 'cannot be converted to a BigInt'],
  ])('%s', async (id, seen) => {
    const { results } = await runSdkConformance({
      open: official,
      patience: 20,
      rules: sdkRules.filter((rule) => rule.id === id),
    })
    expect(results[0]?.seen).toContain(seen)
  })
})

type Fields = Record<string, unknown>

/** A window whose messages are other ones on their way out or in; undefined for none. */
function aPage(
  page: AppWindow,
  out: (message: Fields) => unknown,
  into: (event: AppMessageEvent) => AppMessageEvent | undefined,
): AppWindow {
  const host = page.parent as AppWindow
  const parent = {
    postMessage(message: Fields, target: string) {
      const sent = out(message)
      if (sent) host.postMessage(sent, target)
    },
  }
  return Object.create(page, {
    parent: { value: host === page ? page : parent },
    addEventListener: {
      value: (name: string, listener: (event: AppMessageEvent) => void) =>
        page.addEventListener(name, (event) => {
          const source = event.source === host ? parent : event.source
          const received = into({ source, origin: event.origin, data: event.data })
          if (received)
            listener(received.source === 'host' ? { ...received, source: parent } : received)
        }),
    },
  }) as AppWindow
}

interface Wrong {
  rule: string
  what: string
  out?: (message: Fields) => unknown
  into?: (event: AppMessageEvent) => AppMessageEvent | undefined
  change?: (sdk: SdkUnderTest) => object
}

/** An SDK that reads the fields of a response otherwise. */
const reads = (rule: string, what: string, change: (fields: Fields) => Fields): Wrong => ({
  rule,
  what,
  into: (event) => ({
    ...event,
    data:
      typeof event.data === 'object' && event.data !== null
        ? change(event.data as Fields)
        : event.data,
  }),
})
/** An SDK that sends something else. */
const sends = (rule: string, what: string, out: (message: Fields) => unknown): Wrong => ({
  rule,
  what,
  out,
})
/** An SDK that has other calls. */
const has = (rule: string, what: string, change: (sdk: SdkUnderTest) => object): Wrong => ({
  rule,
  what,
  change,
})

let turn = 0
let lastId: unknown
const seen = new Set<unknown>()

const wrong: Wrong[] = [
  sends('request', 'sends the version of JSON-RPC', (message) => ({ ...message, jsonrpc: '2.0' })),
  sends('overlapping', 'loses every second message', (message) =>
    turn++ % 2 ? message : undefined,
  ),
  {
    ...sends('unknownIds', 'takes any answer for the last one', (message) => {
      lastId = message.id
      return message
    }),
    into: (event) => ({ ...event, data: { ...(event.data as Fields), id: lastId } }),
  },
  reads('oneAnswer', 'throws for a second answer', (fields) => {
    if (seen.has(fields.id)) throw new Error('Nobody waits for it')
    seen.add(fields.id)
    return fields
  }),
  reads('versions', 'reads every version', (fields) => ({ ...fields, version: '9.1.0' })),
  reads('errorText', 'says nothing', (fields) => ({ ...fields, error: '' })),
  reads('errorCodes', 'has one code for all', (fields) => ({ ...fields, code: -32603 })),
  reads('rejection', 'has one code for all', (fields) => ({ ...fields, code: -32603 })),
  {
    rule: 'otherWindows',
    what: 'listens to every window',
    into: (event) => ({ ...event, source: 'host' }),
  },
  has('noWindow', 'answers on a server', () => ({ safe: { getInfo: async () => ({}) } })),
  reads('events', 'forgets the theme', (fields) => ({ ...fields, data: {} })),
  sends('calls', 'asks for dollars only', (message) =>
    message.method === 'getSafeBalances' ? { ...message, params: { currency: 'usd' } } : message,
  ),
  sends('nodeCalls', 'names no block', (message) =>
    message.method === 'rpcCall'
      ? { ...message, params: { call: 'eth_call', params: [] } }
      : message,
  ),
  has('texts', 'sends nothing without a word', ({ txs }) => ({
    txs: Object.assign(txs, { send: async () => ({}) }),
  })),
  reads('rejectedPermission', 'has another code', (fields) => ({ ...fields, code: 4100 })),
  has('signatureChecks', 'believes every signature', ({ safe }) => ({
    safe: Object.assign(safe, { isMessageHashSigned: async () => true }),
  })),
  has('messageHash', 'hashes nothing', ({ safe }) => ({
    safe: Object.assign(safe, { calculateMessageHash: () => '0x' }),
  })),
  {
    rule: 'allowedOrigins',
    what: 'reads every origin',
    into: (event) => ({ ...event, origin: 'https://wallet.example' }),
  },
  has('signal', 'forgets the reason', ({ safe }) => ({
    safe: Object.assign(safe, { getInfo: () => Promise.reject(new Error('aborted')) }),
  })),
  has('mayBeEmbedded', 'is always in a frame', () => ({ mayBeEmbedded: () => true })),
  has('handshake', 'waits for ever', () => ({ handshake: () => new Promise(() => {}) })),
]

describe('an SDK that breaks a rule', () => {
  it.each(wrong.map((one) => [one.rule, one.what, one] as const))(
    'fails %s: %s',
    async (id, _, { out = (one) => one, into = (one) => one, change }) => {
      const open: OpenSdk = (page, options) => {
        const sdk = ours(page && aPage(page, out, into), options)
        return change ? Object.assign(Object.create(sdk) as SdkUnderTest, change(sdk)) : sdk
      }
      const { results } = await runSdkConformance({
        open,
        patience: 20,
        rules: sdkRules.filter((rule) => rule.id === id),
      })
      expect(results.map(({ status }) => status)).toEqual(['failed'])
    },
  )

  it('is tried for every rule that the official SDK follows', () => {
    const tried = new Set([...wrong.map(({ rule }) => rule), ...Object.keys(knownFaults)])
    expect(sdkRules.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([])
  })
})

it('names each rule once', () => {
  expect(new Set(sdkRules.map(({ id }) => id)).size).toBe(sdkRules.length)
})
