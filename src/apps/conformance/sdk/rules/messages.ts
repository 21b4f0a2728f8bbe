import { failed, notOffered, type Outcome, passed } from '../../rule.ts'
import {
  answering,
  describeEnd,
  failure,
  rejecting,
  type SdkDriver,
  success,
} from '../createDriver.ts'
import type { SdkRule } from '../sdkRule.ts'
import { hostOrigin } from '../scriptedHost.ts'

const rule = (
  id: string,
  title: string,
  attempt: (driver: SdkDriver) => Promise<Outcome>,
): SdkRule => ({ id, title, kind: 'quiet', try: attempt })

/** IDs that a lookup in any object finds. */
const inheritedIds = ['', '__proto__', 'constructor', 'toString', 'hasOwnProperty']

const envelope = rule(
  'request',
  'A request has an ID, its method, a params key (even if empty), and the SDK version',
  async (driver) => {
    const { sdk, host } = driver.open()
    await driver.call(() => sdk.safe.getInfo())
    const [sent] = host.requests()
    if (!sent) return failed('Nothing was sent')
    const keys = Object.keys(sent.fields).toSorted().join(', ')
    const { id, method, env } = sent.fields
    const claimed = String((env as { sdkVersion?: unknown } | undefined)?.sdkVersion)
    const isRight =
      typeof id === 'string' &&
      method === 'getSafeInfo' &&
      keys === 'env, id, method, params' &&
      /^\d+\.\d+\.\d+/.test(claimed)
    return (isRight ? passed : failed)(`${keys}; version ${claimed}`)
  },
)

const longIds = rule(
  'longIds',
  "IDs are unique and have 16 or more characters, so they can't be guessed",
  async (driver) => {
    const { sdk, host } = driver.open()
    await Promise.all(Array.from({ length: 50 }, () => driver.call(() => sdk.safe.getInfo())))
    const ids = host.requests().map(({ fields }) => String(fields.id))
    const shortest = Math.min(...ids.map((id) => id.length))
    const different = new Set(ids).size
    return (shortest >= 16 && different === 50 ? passed : failed)(
      `${different} of 50 different; ${shortest} characters`,
    )
  },
)

const ownAnswers = rule(
  'overlapping',
  'Each of many pending calls gets its own response, in any order',
  async (driver) => {
    const { sdk, host } = driver.open()
    const calls = Array.from({ length: 20 }, () => driver.call(() => sdk.safe.getInfo()))
    const ids = host.requests().map(({ fields }) => fields.id)
    for (const id of ids.toReversed()) host.deliver({ id, ...success(id) })
    const ends = await Promise.all(calls)
    const right = ends.filter(
      (end, at) => end.status === 'answered' && end.value === ids[at],
    ).length
    return (right === 20 ? passed : failed)(`${right} of 20`)
  },
)

const unknownIds = rule(
  'unknownIds',
  'A response with an unknown ID is ignored',
  async (driver) => {
    const { sdk, host } = driver.open()
    const call = driver.call(() => sdk.safe.getInfo())
    const id = String(host.requests()[0]?.fields.id)
    for (const other of [
      ...inheritedIds,
      `${id} `,
      id.toUpperCase().concat('x'),
      5,
      null,
      undefined,
    ])
      host.deliver({ id: other, ...success('other') })
    const ended = await call
    return (ended.status === 'pending' && host.errors().length === 0 ? passed : failed)(
      `${describeEnd(ended)}; ${host.errors().length} errors in the page`,
    )
  },
)

const oneAnswer = rule('oneAnswer', 'Only the first response with an ID counts', async (driver) => {
  const { sdk, host } = driver.open()
  const call = driver.call(() => sdk.safe.getInfo())
  const id = host.requests()[0]?.fields.id
  host.deliver({ id, ...success('first') })
  host.deliver({ id, ...failure('second') })
  host.deliver({ id, ...success('third') })
  const ended = await call
  const isRight =
    ended.status === 'answered' && ended.value === 'first' && host.errors().length === 0
  return (isRight ? passed : failed)(
    `${describeEnd(ended)}; ${host.errors().length} errors in the page`,
  )
})

const oddMessages: readonly unknown[] = [
  null,
  undefined,
  '',
  'text',
  0,
  1,
  Number.NaN,
  true,
  1n,
  [],
  [null],
  {},
  { version: null },
  { version: 9 },
  { version: {} },
  { version: '9.1.0' },
  { id: null, version: '9.1.0', success: true },
  { id: {}, version: ['9'], success: 'yes' },
  { id: 'a', version: '9.1.0', success: false },
  { type: 'webpackOk' },
  { jsonrpc: '2.0', id: 1, result: null },
  new Map([['version', 9]]),
  new Date(0),
  new Uint8Array(4),
]

/** Responses with at least one wrong field: every combination except the right one. */
function wrongAnswers(pending: unknown): readonly unknown[] {
  const ids = [pending, 'other', null, 5, {}, ['x']]
  const versions = ['9.1.0', undefined, null, 9, {}, ['9.1.0'], '0.9', '']
  const successes = [true, undefined, null, 'yes', 1]
  const all = ids.flatMap((id) =>
    versions.flatMap((version) =>
      successes.map((isSuccess) => ({ id, version, success: isSuccess, data: 'x', error: 'x' })),
    ),
  )
  return all.slice(1)
}

const wrongMessages = rule(
  'wrongMessages',
  'Messages of any other shape are ignored, and throw nothing in the page',
  async (driver) => {
    const { sdk, host } = driver.open()
    const call = driver.call(() => sdk.safe.getInfo())
    const messages = [...oddMessages, ...wrongAnswers(host.requests()[0]?.fields.id)]
    for (const message of messages) host.deliver(message)
    const ended = await call
    const thrown = `${host.errors().length} of ${messages.length} threw`
    const seen = `${thrown}; the open call: ${describeEnd(ended)}`
    return (host.errors().length === 0 && ended.status === 'pending' ? passed : failed)(seen)
  },
)

const versions = rule(
  'versions',
  'Responses with version 1 or later are read; all others are ignored',
  async (driver) => {
    const read: string[] = []
    for (const version of ['1.0.0', '9.1.0', '999.0', '0.9.9', '-1.0', '', 'v2.0.0', undefined]) {
      const { sdk } = driver.open({
        answers: () => ({
          success: true,
          data: 'x',
          ...(version === undefined ? {} : { version }),
        }),
      })
      const ended = await driver.call(() => sdk.safe.getInfo())
      if (ended.status === 'answered') read.push(String(version))
    }
    return (read.join(' ') === '1.0.0 9.1.0 999.0' ? passed : failed)(`Read: ${read.join(', ')}`)
  },
)

const errorText = rule(
  'errorText',
  "A failed call rejects with the host's message",
  async (driver) => {
    const text = 'The node is busy'
    const { sdk } = driver.open({ answers: rejecting(text) })
    const ended = await driver.call(() => sdk.safe.getInfo())
    return (ended.status === 'failed' && ended.error.message === text ? passed : failed)(
      describeEnd(ended),
    )
  },
)

const errorObjects = rule(
  'errorObjects',
  'A host error that is an object keeps its message and code',
  async (driver) => {
    const { sdk } = driver.open({ answers: rejecting({ message: 'execution reverted', code: 3 }) })
    const ended = await driver.call(() => sdk.safe.getInfo())
    const isKept =
      ended.status === 'failed' &&
      ended.error.message === 'execution reverted' &&
      ended.error.code === 3
    return (isKept ? passed : failed)(describeEnd(ended))
  },
)

/** Whether the error of a call has a code, on an SDK whose errors have codes. */
async function hasCode(
  driver: SdkDriver,
  answers: ReturnType<typeof rejecting>,
  code: number,
): Promise<Outcome> {
  const { sdk } = driver.open({ answers })
  const ended = await driver.call(() => sdk.txs.signMessage('x'))
  if (ended.status !== 'failed') return failed(describeEnd(ended))
  if (ended.error.code === undefined) return notOffered(describeEnd(ended))
  return (ended.error.code === code ? passed : failed)(describeEnd(ended))
}

const errorCodes = rule('errorCodes', "A call's error has the host's code", (driver) =>
  hasCode(driver, rejecting('Too many requests are open', { code: -32002 }), -32002),
)
const rejection = rule(
  'rejection',
  'A user rejection has code 4001, even if the host sends no codes',
  (driver) => hasCode(driver, rejecting('Transaction was rejected'), 4001),
)

const otherWindows = rule(
  'otherWindows',
  'Only messages from the parent page are read',
  async (driver) => {
    const { sdk, host } = driver.open()
    const call = driver.call(() => sdk.safe.getInfo())
    const answer = { id: host.requests()[0]?.fields.id, ...success('other') }
    host.deliver(answer, { window: 'other' })
    host.deliver(answer, { window: 'app', origin: hostOrigin })
    const ended = await call
    return (ended.status === 'pending' ? passed : failed)(describeEnd(ended))
  },
)

const standalone = rule(
  'standalone',
  "In a top-level page, the page can't respond to itself",
  async (driver) => {
    const { sdk, host } = driver.open({ where: 'top' })
    const call = driver.call(() => sdk.safe.getInfo())
    // Any script in the page, such as an extension's, can do this.
    const id = host.requests()[0]?.fields.id
    host.page.postMessage({ id, ...success('itself') }, '*')
    const ended = await call
    return (ended.status === 'answered' ? failed : passed)(describeEnd(ended))
  },
)

const noWindow = rule(
  'noWindow',
  'On a server, the SDK can be created, and its calls fail',
  async (driver) => {
    const ended = await driver.call(() => driver.openOnServer().safe.getInfo())
    return (
      ended.status === 'failed' && ended.error.message === "Window doesn't exist" ? passed : failed
    )(describeEnd(ended))
  },
)

const pinnedOrigin = rule(
  'pinnedOrigin',
  'After the first response, messages are sent only to that origin and accepted only from it',
  async (driver) => {
    const { sdk, host } = driver.open({
      answers: ({ method }) => (method === 'getSafeInfo' ? success({}) : undefined),
    })
    await driver.call(() => sdk.safe.getInfo())
    const call = driver.call(() => sdk.safe.getChainInfo())
    const sent = host.requests().at(-1)
    host.deliver({ id: sent?.fields.id, ...success('other') }, { origin: 'https://other.example' })
    const ended = await call
    return (sent?.target === hostOrigin && ended.status === 'pending' ? passed : failed)(
      `Sent to ${sent?.target}; a response from another origin: ${describeEnd(ended)}`,
    )
  },
)

const themeEvents = rule('events', 'A changed theme is reported', async (driver) => {
  const { sdk, host } = driver.open({ answers: answering({}) })
  if (!sdk.on) return notOffered('It has no on()')
  const seen: boolean[] = []
  sdk.on('themeChanged', ({ darkMode }) => seen.push(darkMode))
  host.deliver({ id: 'nobody', ...success({ darkMode: true }) })
  host.deliver({ id: 'nobody', ...success({ darkMode: 'yes' }) })
  await driver.call(() => sdk.safe.getInfo())
  return (seen.join() === 'true' ? passed : failed)(seen.join() || 'nothing')
})

export const messageRules: readonly SdkRule[] = [
  envelope,
  longIds,
  ownAnswers,
  unknownIds,
  oneAnswer,
  wrongMessages,
  versions,
  errorText,
  errorObjects,
  errorCodes,
  rejection,
  otherWindows,
  pinnedOrigin,
  standalone,
  noWindow,
  themeEvents,
]
