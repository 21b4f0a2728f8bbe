import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  conformanceRules,
  embeddedConnection,
  type HostConnection,
  type Rule,
  type RuleKind,
  runConformance,
} from '../../../../src/apps/conformance/index.ts'
import type { HostOptions, HostPage } from '../../../../src/apps/host/index.ts'

type Frame = typeof import('../host/aFrame.ts')
type World = ReturnType<Frame['aHostWithAnApp']>
type Any = (...parameters: never[]) => unknown

const kinds: readonly RuleKind[] = ['quiet', 'asksUser', 'heavy']

beforeEach(() => void vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  for (const file of Object.values(files)) vi.doUnmock(file)
  // Other test files share these modules.
  vi.resetModules()
})

/** The parts of the host and its protocol that follow rules. */
const files = {
  readParams: '../../../../src/apps/protocol/params/readParams.ts',
  readRequest: '../../../../src/apps/protocol/readRequest.ts',
  answers: '../../../../src/apps/protocol/answers.ts',
  createRequests: '../../../../src/apps/host/createRequests.ts',
  createDialogs: '../../../../src/apps/host/createDialogs.ts',
  permissions: '../../../../src/apps/host/permissions.ts',
  isSafeTypedData: '../../../../src/apps/host/isSafeTypedData.ts',
  answerFromMemory: '../../../../src/apps/host/answerFromMemory.ts',
}

/**
 * A person who looks at each dialog and closes it, as a window later than everything that is on its
 * way.
 */
async function aHost(
  change: (frame: Frame) => Partial<HostOptions> | Promise<Partial<HostOptions>> = () => ({}),
) {
  const frame = await import('../host/aFrame.ts')
  const { AppRequestError } = await import('../../../../src/apps/host/index.ts')
  const closes = () =>
    new Promise<never>((_, reject) => setTimeout(() => reject(new AppRequestError('rejected'))))
  const handlers = {
    ...frame.answering,
    rpcCall: async ({ call }: { call: string }) => (call === 'eth_gasPrice' ? '0x1' : null),
    sendTransactions: closes,
    signMessage: closes,
    signTypedMessage: closes,
    wallet_requestPermissions: closes,
  }
  return frame.aHostWithAnApp({
    handlers,
    ...(await change({ ...frame, answering: handlers } as Frame)),
  })
}

const run = (
  world: World,
  rules: readonly Rule[] = conformanceRules,
  now = () => 0,
  connect = (connection: HostConnection) => connection,
) => {
  const nested = {
    contentWindow: {
      postMessage: (message: unknown) => world.deliver(message, { source: {} as Window }),
    },
  }
  return runConformance({
    connection: connect(embeddedConnection({ nested })),
    rules,
    kinds,
    timeout: 20,
    userTimeout: 1_000,
    silence: 5,
    now,
  })
}

describe('this host', () => {
  it('follows every rule of the kit', async () => {
    const world = await aHost()
    const report = await run(world)
    expect(report.results.filter(({ status }) => status !== 'passed')).toEqual([])
    expect([report.passed, report.failed, report.notOffered]).toEqual([
      conformanceRules.length,
      0,
      0,
    ])
    expect(world.errors).toEqual([])
  })

  it('follows them when the user grants and signs', async () => {
    const { answering } = await import('../host/aFrame.ts')
    const world = await aHost(({ answering: { rpcCall } }) => ({
      handlers: { ...answering, rpcCall },
    }))
    // Answers come before the requests that should have waited for them.
    const others = conformanceRules.filter(({ id }) => id !== 'dialogQueue')
    const { results } = await run(world, others)
    expect(
      results.filter(({ status }) => status !== 'passed').map(({ id, status }) => [id, status]),
    ).toEqual([['rejectionLimit', 'notOffered']])
  })
})

/** A message on its way to the host. */
type Message = {
  source: unknown
  origin: string
  data: { id?: unknown; method?: unknown; env?: unknown } | null
}

type Wrong = {
  /** The rule that has to fail. */
  rule: string
  what: string
  /** Replaces an export of a part of the host. */
  part?: keyof typeof files
  with?: (original: Record<string, Any>) => Record<string, unknown>
  options?: (frame: Frame) => Partial<HostOptions>
  now?: () => number
  /** Rules that are tried before, for those that look back. */
  after?: string
  connect?: (connection: HostConnection) => HostConnection
}

/** A host that says something else of what it has in memory. */
const knows = (rule: string, what: string, method: string, data: unknown): Wrong => ({
  rule,
  what,
  part: 'answerFromMemory',
  with: ({ answerFromMemory }) => ({
    answerFromMemory: (asked: string, ...others: never[]) =>
      asked === method ? { data } : answerFromMemory?.(asked as never, ...others),
  }),
})

/** A host that never answers what the user closes. */
const forgets = (rule: 'sendTransactions' | 'signMessage' | 'signTypedMessage'): Wrong => ({
  rule,
  what: 'says nothing when the dialog is closed',
  options: ({ answering }) => ({
    handlers: { ...answering, [rule]: () => new Promise<never>(() => {}) },
  }),
})

/** A host that takes any parameters of a message. */
const lenient = (rule: string, method: string, what = `any parameters of ${method}`): Wrong => ({
  rule,
  what,
  part: 'readParams',
  with: ({ readParams }) => ({
    readParams: (asked: string, params: unknown) =>
      asked === method
        ? { kind: 'valid', params }
        : (readParams as Any)(asked as never, params as never),
  }),
})

/** A host that reads messages otherwise. */
const reads = (
  rule: string,
  what: string,
  read: (data: Record<string, unknown>, readRequest: (data: unknown) => unknown) => unknown,
): Wrong => ({
  rule,
  what,
  part: 'readRequest',
  with: ({ readRequest }) => ({
    readRequest: (data: unknown) =>
      typeof data === 'object' && data !== null
        ? read(data as Record<string, unknown>, readRequest as (data: unknown) => unknown)
        : readRequest?.(data as never),
  }),
})

type Open = (request: { id: string; method: string }, send: (message: object) => void) => unknown
type Requests = { open: Open; has: (id: string) => boolean }

/** A host that keeps its requests otherwise. */
const keeps = (
  rule: string,
  what: string,
  keep: (requests: Requests) => Partial<Requests>,
): Wrong => ({
  rule,
  what,
  part: 'createRequests',
  with: ({ createRequests }) => ({
    createRequests: (...parameters: never[]) => {
      const requests = createRequests?.(...parameters) as Requests
      return { ...requests, ...keep(requests) }
    },
  }),
})

/** A host on whose page messages arrive otherwise. */
const arrives = (
  rule: string,
  what: string,
  arrive: (message: Message, next: (message: Message) => void, page: { source: unknown }) => void,
): Wrong => ({
  rule,
  what,
  options: () => {
    const known = { source: undefined as unknown }
    const page = (): HostPage => (window as unknown as { parent: HostPage }).parent
    const wrapped: HostPage = {
      location: { origin: 'https://wallet.test' },
      addEventListener: (name, listener) =>
        page().addEventListener(name, (message) => {
          known.source = window
          arrive(
            message as unknown as Message,
            listener as unknown as (message: Message) => void,
            known,
          )
        }),
      removeEventListener: () => {},
    }
    return { page: wrapped }
  },
})

let ticks = 0
let same = 0
const seen = new Set<string>()

const wrong: Wrong[] = [
  knows('handshake', 'names another origin', 'getEnvironmentInfo', {
    origin: 'https://other.test',
  }),
  {
    rule: 'envelope',
    what: 'sends no version',
    part: 'answers',
    with: ({ toAnswer }) => ({
      toAnswer: (id: string, data: unknown) => ({
        ...(toAnswer?.(id as never, data as never) as object),
        version: undefined,
      }),
    }),
  },
  {
    rule: 'errorCodes',
    what: 'sends no codes',
    part: 'answers',
    with: ({ toErrorAnswer }) => ({
      toErrorAnswer: (id: string, error: string) => toErrorAnswer?.(id as never, error as never),
    }),
  },
  {
    rule: 'safeInfoFast',
    what: 'takes 12 ms for the Safe',
    now: () => (ticks += 12),
  },
  reads('opaqueIds', 'takes ids of hex digits only', (data, read) =>
    /^[0-9a-f]*$/.test(String(data.id)) ? read(data) : undefined,
  ),
  reads('badIds', 'answers requests without an id', (data, read) =>
    read({ ...data, id: typeof data.id === 'string' && data.id ? data.id : '0' }),
  ),
  reads('foreignData', 'answers the analytics of apps', (data, read) =>
    data.category ? read({ id: '0', method: '', env: { sdkVersion: '' } }) : read(data),
  ),
  arrives('otherWindow', 'listens to every window', (message, next, { source }) =>
    next({ source, origin: message.origin, data: message.data }),
  ),
  reads('unknownMethods', 'is silent about unknown methods', (data, read) =>
    data.method === 'notAMethod' ? undefined : read(data),
  ),
  reads('inheritedMethods', 'answers names that every object has', (data, read) =>
    data.method === 'toString'
      ? { kind: 'request', request: { ...data, method: 'getSafeInfo' } }
      : read(data),
  ),
  reads('badMethods', 'reads any method as a text', (data, read) =>
    read({ ...data, method: typeof data.method === 'object' ? 'getSafeInfo' : data.method }),
  ),
  reads('noVersion', 'answers without a version', (data, read) =>
    read({ ...data, env: { sdkVersion: '9.1.0' } }),
  ),
  reads('anyVersion', 'insists on a version', (data, read) => {
    const version = (data.env as { sdkVersion?: unknown } | undefined)?.sdkVersion
    return version === 'sdkVersion' ? read({ ...data, env: null }) : read(data)
  }),
  keeps('repeatedId', 'answers a repeated request again', ({ open }) => ({
    has: () => false,
    open: (request, send) =>
      open({ ...request, id: `${request.id} ${++same}` }, (message) =>
        send({ ...message, id: request.id }),
      ),
  })),
  keeps('reusedId', 'keeps ids for good', ({ has }) => ({
    has: (id) => {
      const known = has(id) || seen.has(id)
      seen.add(id)
      return known
    },
  })),
  arrives('overlapping', 'loses every twentieth message', (message, next) => {
    if (++same % 20 > 0) next(message)
  }),
  {
    ...keeps('oneAnswer', 'answers twice', ({ open }) => ({
      open: (request, send) =>
        open(request, (message) => {
          send(message)
          send(message)
        }),
    })),
    after: 'nodeCalls',
  },
  {
    rule: 'safeInfo',
    what: 'knows no owners',
    options: ({ chain }) => ({
      state: { safe: { safeAddress: '0x1' } as never, chain, darkMode: false, account: undefined },
    }),
  },
  knows('chainInfo', 'says the chain of another Safe', 'getChainInfo', { chainId: '5' }),
  knows('theme', 'names its theme', 'getCurrentTheme', { darkMode: 'yes' }),
  knows('events', 'names its events as a text', 'getEnvironmentInfo', {
    origin: 'https://wallet.test',
    events: 'all',
  }),
  knows('permissions', 'has no list of permissions', 'wallet_getPermissions', {
    requestAddressBook: true,
  }),
  {
    rule: 'balances',
    what: 'has no sum',
    options: ({ answering }) => ({
      handlers: { ...answering, getSafeBalances: async () => ({ items: [] }) as never },
    }),
  },
  lenient('badCurrencies', 'getSafeBalances'),
  lenient('badTransactionHashes', 'getTxBySafeTxHash'),
  lenient('badMessageHashes', 'getOffChainSignature'),
  {
    rule: 'unknownHashes',
    what: 'says nothing of unknown transactions',
    options: ({ answering }) => ({
      handlers: { ...answering, getTxBySafeTxHash: () => new Promise(() => {}) },
    }),
  },
  {
    rule: 'nodeCalls',
    what: 'says nothing if the node fails',
    options: ({ answering }) => ({
      handlers: {
        ...answering,
        rpcCall: async ({ call }) => (call === 'eth_getCode' ? new Promise(() => {}) : '0x1'),
      },
    }),
  },
  lenient('otherNodeCalls', 'rpcCall', 'any method of the node'),
  lenient('badNodeCalls', 'rpcCall'),
  lenient('settings', 'rpcCall', 'takes any text as a setting'),
  lenient('badTransactions', 'sendTransactions'),
  lenient('badMessages', 'signMessage'),
  lenient('badTypedData', 'signTypedMessage'),
  {
    rule: 'ownSafe',
    what: 'has its own transactions signed as data',
    part: 'isSafeTypedData',
    with: () => ({ isSafeTypedData: () => false }),
  },
  lenient('badPermissions', 'wallet_requestPermissions'),
  {
    rule: 'addressBook',
    what: 'gives contacts away',
    part: 'permissions',
    with: () => ({ hasPermission: () => true }),
  },
  {
    rule: 'dialogQueue',
    what: 'lets any number of requests wait',
    part: 'createDialogs',
    with: () => ({
      createDialogs: () => ({
        add: (_: unknown, open: () => void) => open(),
        remove: () => {},
        current: () => undefined,
        queued: () => 0,
      }),
    }),
  },
  {
    rule: 'rejectionLimit',
    what: 'asks for a permission again and again',
    part: 'permissions',
    with: () => ({ maxRejections: 100 }),
    options: ({ answering }) => {
      let prompts = 0
      const wallet_requestPermissions = (
        ...asked: Parameters<typeof answering.wallet_requestPermissions>
      ) =>
        ++prompts > 2 ? new Promise<never>(() => {}) : answering.wallet_requestPermissions(...asked)
      return { handlers: { ...answering, wallet_requestPermissions } }
    },
  },
  {
    rule: 'nodeQuota',
    what: 'passes on any number of calls',
    options: () => ({
      quota: { take: () => true, usage: () => ({ used: 0, limit: 1, resetsAt: 0 }) },
    }),
  },
  forgets('sendTransactions'),
  forgets('signMessage'),
  forgets('signTypedMessage'),
  reads('stillAlive', 'no longer responds', () => undefined),
  {
    rule: 'oneOrigin',
    what: 'sends some of its messages from another page',
    after: 'opaqueIds',
    connect: (connection) => ({
      ...connection,
      listen: (listener) =>
        connection.listen((event) =>
          listener(same++ % 2 ? event : { ...event, origin: 'https://other.test' }),
        ),
    }),
  },
]

describe('a host that breaks a rule', () => {
  it.each(wrong.map((one) => [one.rule, one.what, one] as const))(
    'fails %s: %s',
    async (id, _, { part, with: change, options, now, after, connect }) => {
      if (part && change) {
        vi.doMock(files[part], async (original) => {
          const exports = await original<Record<string, Any>>()
          return { ...exports, ...change(exports) }
        })
      }
      seen.clear()
      const world = await aHost(options)
      const rules = conformanceRules.filter((rule) => rule.id === id || rule.id === after)
      const { results } = await run(world, rules, now, connect)
      expect(results.map((one) => [one.id, one.status])).toContainEqual([id, 'failed'])
    },
  )

  it('is tried for every rule', () => {
    const tried = new Set(wrong.map(({ rule }) => rule))
    expect(conformanceRules.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([])
  })
})

describe('what a host does not offer', () => {
  it.each([
    ['theme', (method: string) => method === 'getCurrentTheme'],
    [
      'settings',
      (method: string, params: unknown) =>
        method === 'rpcCall' && (params as { call?: string }).call === 'safe_setSettings',
    ],
    ['otherWindow', () => false],
  ])('isn’t a failure: %s', async (id, isUnknown) => {
    vi.doMock(files.readRequest, async (original) => {
      const { readRequest } = await original<{ readRequest: Any }>()
      return {
        readRequest: (data: { id: string; method: string; params: unknown }) =>
          isUnknown(data.method, data.params)
            ? { kind: 'declined', id: data.id, error: '"x" not implemented', code: 4200 }
            : readRequest(data as never),
      }
    })
    await aHost()
    const { results } = await runConformance({
      connection: embeddedConnection(),
      rules: conformanceRules.filter((rule) => rule.id === id),
      timeout: 20,
      silence: 5,
    })
    expect(results.map(({ status }) => status)).toEqual(['notOffered'])
  })
})

describe('the kit', () => {
  const rule = (id: string, attempt: Rule['try'], kind: RuleKind = 'quiet'): Rule => ({
    id,
    title: id,
    kind,
    try: attempt,
  })
  const fine = async () => ({ status: 'passed', seen: 'x' }) as const
  const connection = { post: () => {}, listen: () => () => {} }

  it('reports each rule as it is tried, those that throw as failed', async () => {
    const told: string[] = []
    const rules = [
      rule('a', fine),
      rule('b', () => Promise.reject(new Error('broken'))),
      rule('c', fine),
    ]
    const report = await runConformance({
      connection,
      rules,
      onResult: ({ id, status }) => told.push(`${id} ${status}`),
    })
    expect(told).toEqual(['a passed', 'b failed', 'c passed'])
    expect([report.passed, report.failed, report.results[1]?.seen]).toEqual([
      2,
      1,
      "The rule couldn't be tried: Error: broken",
    ])
  })

  it("doesn't prompt the user unless requested", async () => {
    const rules = [rule('a', fine, 'asksUser'), rule('b', fine, 'heavy'), rule('c', fine)]
    expect((await runConformance({ connection, rules })).results.map(({ id }) => id)).toEqual(['c'])
  })

  it('stops when its signal is aborted, and listens no longer', async () => {
    const controller = new AbortController()
    const stop = vi.fn()
    const rules = [rule('a', fine), rule('b', fine)]
    const report = await runConformance({
      connection: { ...connection, listen: () => stop },
      rules,
      signal: controller.signal,
      onResult: () => controller.abort(),
    })
    expect([report.results.length, stop.mock.calls.length]).toEqual([1, 1])
  })

  it('names each rule once', () => {
    expect(new Set(conformanceRules.map(({ id }) => id)).size).toBe(conformanceRules.length)
  })
})
