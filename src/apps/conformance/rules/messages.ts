import { codes, isSupportedVersion, notImplemented, ownFields } from '#apps/protocol'
import { type Probe, toRawRequest } from '../createProbe.ts'
import { codeOf, describe, isSuccess, isUnasked } from '../describe.ts'
import { failed, notOffered, type Outcome, passed, type Rule } from '../rule.ts'
import { askAll, rejects, verdict } from './rejects.ts'

const fastest = 10
const turns = 10

const handshake: Rule = {
  id: 'handshake',
  title: "The origin that the host reports matches the browser's",
  kind: 'quiet',
  async try(probe) {
    const answer = await probe.ask('getEnvironmentInfo')
    const told = ownFields(answer?.fields.data, 'origin')?.origin
    if (!answer || !isSuccess(answer)) return failed(describe(answer))
    return told === answer.origin
      ? passed(answer.origin)
      : failed(`Reported ${String(told)}; actual origin is ${answer.origin}`)
  },
}

const envelope: Rule = {
  id: 'envelope',
  title:
    "A response has its request's ID, a success flag, version 1 or later, and data or an error",
  kind: 'quiet',
  async try(probe) {
    const [answer, rejection] = [await probe.ask('getSafeInfo'), await probe.ask('notAMethod')]
    if (!answer || !isSuccess(answer) || !('data' in answer.fields))
      return failed(`getSafeInfo: ${describe(answer)}`)
    if (rejection?.fields.success !== false || typeof rejection.fields.error !== 'string')
      return failed(`An error: ${describe(rejection)}`)
    const versions = [answer.fields.version, rejection.fields.version]
    return versions.every(isSupportedVersion)
      ? passed(`Version ${String(versions[0])}`)
      : failed(`Versions ${versions.map(String).join(', ')}`)
  },
}

const errorCodes: Rule = {
  id: 'errorCodes',
  title: 'Errors have a numeric code in addition to their message',
  kind: 'quiet',
  async try(probe) {
    const answers = await Promise.all([
      probe.ask('notAMethod'),
      probe.ask('getTxBySafeTxHash', { safeTxHash: 'x' }),
      probe.ask('signMessage', {}),
    ])
    const found = answers.map(codeOf)
    return found.every((code) => Number.isSafeInteger(code))
      ? passed(found.join(', '))
      : failed(answers.map(describe).join('; '))
  },
}

const fast: Rule = {
  id: 'safeInfoFast',
  title: 'getSafeInfo is answered from memory, because libraries wait only 10 ms',
  kind: 'quiet',
  async try(probe) {
    const times: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      const start = probe.now()
      const answer = await probe.ask('getSafeInfo')
      if (!answer) return failed('no response')
      times.push(answer.at - start)
    }
    const best = Math.min(...times)
    const seen = `Fastest of ${turns}: ${best.toFixed(1)} ms`
    return best < fastest ? passed(seen) : failed(seen)
  },
}

const opaqueIds: Rule = {
  id: 'opaqueIds',
  title: 'IDs are opaque strings of 1 to 128 characters',
  kind: 'quiet',
  async try(probe) {
    const unique = String(probe.asked().length)
    const ids = [`${unique}`, `tx-builder-${unique}`, `${unique} “ä” 🙂`, unique.padEnd(128, 'x')]
    return verdict(
      await askAll(
        probe,
        'getSafeInfo',
        ids.map((id) => [`id of ${id.length} characters`, undefined, { id }]),
      ),
      isSuccess,
    )
  },
}

/**
 * Sends messages that expect no response, and checks that the host stays silent and still responds.
 */
async function staysSilent(
  probe: Probe,
  messages: readonly unknown[],
  post: (message: unknown) => void = probe.post,
): Promise<Outcome> {
  const before = probe.received().length
  for (const message of messages) post(message)
  const alive = await probe.ask('getSafeInfo')
  await probe.quiet()
  const others = probe
    .received()
    .slice(before)
    .filter((one) => one !== alive && !isUnasked(one))
  if (!alive) return failed('The host no longer responds')
  return others.length === 0
    ? passed(`${messages.length} without a response`)
    : failed(`${others.length} answered, the first with: ${describe(others[0])}`)
}

const foreignData: Rule = {
  id: 'foreignData',
  title: 'Non-requests get no response: strings, arrays, analytics, messages of other tools',
  kind: 'quiet',
  try: (probe) =>
    staysSilent(probe, [
      null,
      undefined,
      '',
      'getSafeInfo',
      0,
      Number.NaN,
      true,
      [],
      [toRawRequest('getSafeInfo', undefined)],
      {},
      new Date(0),
      new Map([['id', 'x']]),
      { method: 'getSafeInfo' },
      { category: 'safe-apps-analytics', action: 'open', label: 'x', safeAppName: 'x' },
      { type: 'webpackOk' },
      { jsonrpc: '2.0', method: 'eth_accounts' },
    ]),
}

const badIds: Rule = {
  id: 'badIds',
  title: 'A request without a usable ID gets no response',
  kind: 'quiet',
  try: (probe) =>
    staysSilent(
      probe,
      [undefined, null, '', 0, 7, true, {}, ['x'], 'x'.repeat(129)].map((id) =>
        toRawRequest('getSafeInfo', undefined, { id }),
      ),
    ),
}

const otherWindow: Rule = {
  id: 'otherWindow',
  title: "A message from a window other than the app's gets no response",
  kind: 'quiet',
  async try(probe) {
    let isPossible = true
    const outcome = await staysSilent(
      probe,
      [
        toRawRequest('getSafeInfo', undefined),
        toRawRequest('getSafeBalances', { currency: 'usd' }),
      ],
      (message) => {
        isPossible = probe.postFromElsewhere(message) && isPossible
      },
    )
    return isPossible ? outcome : notOffered('This page has no other window')
  },
}

const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']

const unknownMethods: Rule = {
  id: 'unknownMethods',
  title: 'An unknown method is rejected with 4200 and an explanatory message',
  kind: 'quiet',
  async try(probe) {
    const names = ['notAMethod', 'getsafeinfo', ' getSafeInfo', 'eth_accounts', '']
    const answers = await Promise.all(
      names.map(async (name) => ({
        name: `“${name}”`,
        method: name,
        answer: await probe.ask(name),
      })),
    )
    const isRight = new Map(
      answers.map(({ method, answer }) => [
        answer,
        answer?.fields.error === notImplemented(method),
      ]),
    )
    return verdict(
      answers,
      (answer) => codeOf(answer) === codes.unsupportedMethod && isRight.get(answer) === true,
    )
  },
}

const inheritedMethods: Rule = {
  id: 'inheritedMethods',
  title: "Inherited property names, such as toString, aren't methods",
  kind: 'quiet',
  async try(probe) {
    const answers = await Promise.all(
      inherited.map(async (name) => ({ name, answer: await probe.ask(name) })),
    )
    return verdict(answers, (answer) => codeOf(answer) === codes.unsupportedMethod)
  },
}

const badMethods: Rule = {
  id: 'badMethods',
  title: "A method that isn't a string is rejected with -32602",
  kind: 'quiet',
  async try(probe) {
    const methods = [undefined, null, 7, {}, ['getSafeInfo'], true]
    const answers = await Promise.all(
      methods.map(async (method) => ({
        name: JSON.stringify(method) ?? 'none',
        answer: await probe.ask(method),
      })),
    )
    return verdict(answers, (answer) => codeOf(answer) === codes.invalidParams)
  },
}

const noVersion = rejects({
  id: 'noVersion',
  title: "A request that doesn't include its SDK version is rejected with -32602",
  method: 'getSafeInfo',
  code: codes.invalidParams,
  cases: [
    ['no env', undefined, { env: undefined }],
    ['env is null', undefined, { env: null }],
    ['env is a string', undefined, { env: '9.1.0' }],
    ['no version', undefined, { env: {} }],
    ['version is a number', undefined, { env: { sdkVersion: 9 } }],
    ['version of 65 characters', undefined, { env: { sdkVersion: '9'.repeat(65) } }],
  ],
})

const anyVersion: Rule = {
  id: 'anyVersion',
  title: 'Reads get a response regardless of the SDK version',
  kind: 'quiet',
  async try(probe) {
    const versions = ['1.0.0', '999.0.0', 'sdkVersion', '']
    return verdict(
      await askAll(
        probe,
        'getSafeInfo',
        versions.map((sdkVersion) => [`“${sdkVersion}”`, undefined, { env: { sdkVersion } }]),
      ),
      isSuccess,
    )
  },
}

const gasPrice = { call: 'eth_gasPrice', params: [] }

const repeatedId: Rule = {
  id: 'repeatedId',
  title: 'A request with the id of a pending one is ignored',
  kind: 'quiet',
  async try(probe) {
    const request = toRawRequest('rpcCall', gasPrice)
    const answer = probe.ask('rpcCall', gasPrice, request)
    for (let turn = 0; turn < 3; turn++) probe.post(request)
    await answer
    await probe.quiet()
    const count = probe.answersTo(String(request.id)).length
    return count === 1
      ? passed('Sent four times, one response')
      : failed(`Sent four times, ${count} responses`)
  },
}

const reusedId: Rule = {
  id: 'reusedId',
  title: 'An ID can be reused once its request has a response',
  kind: 'quiet',
  async try(probe) {
    const { id } = toRawRequest('', undefined)
    const answers = [
      await probe.ask('getSafeInfo', undefined, { id }),
      await probe.ask('getChainInfo', undefined, { id }),
    ]
    return answers.every(isSuccess)
      ? passed('Both got a response')
      : failed(answers.map(describe).join('; '))
  },
}

const overlapping: Rule = {
  id: 'overlapping',
  title: 'Each of many simultaneous requests gets its own response',
  kind: 'quiet',
  async try(probe) {
    const methods = [
      'getSafeInfo',
      'getChainInfo',
      'getEnvironmentInfo',
      'wallet_getPermissions',
      'notAMethod',
    ]
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => probe.ask(methods[at % methods.length])),
    )
    const count = answers.filter(Boolean).length
    return count === answers.length
      ? passed(`${count} of ${count}`)
      : failed(`${count} of ${answers.length} were answered`)
  },
}

const oneOrigin: Rule = {
  id: 'oneOrigin',
  title: 'All messages of the host come from one origin',
  kind: 'quiet',
  async try(probe) {
    const origins = [...new Set(probe.received().map(({ origin }) => origin))]
    return origins.length === 1
      ? passed(origins.join())
      : failed(origins.join(', ') || 'no messages')
  },
}

const stillAlive: Rule = {
  id: 'stillAlive',
  title: 'After all of this, the host still responds',
  kind: 'quiet',
  async try(probe) {
    const answer = await probe.ask('getSafeInfo')
    return isSuccess(answer) ? passed(describe(answer)) : failed(describe(answer))
  },
}

const oneAnswer: Rule = {
  id: 'oneAnswer',
  title: 'No request got two responses, and there were no unsolicited responses',
  kind: 'quiet',
  async try(probe) {
    await probe.quiet()
    const sent = new Map<unknown, number>()
    for (const id of probe.asked()) sent.set(id, (sent.get(id) ?? 0) + 1)
    const many = [...sent].filter(([id, times]) => probe.answersTo(String(id)).length > times)
    const unasked = probe.received().filter((one) => !isUnasked(one) && !sent.has(one.fields.id))
    if (many.length > 0) return failed(`${many.length} were answered more than once`)
    return unasked.length > 0
      ? failed(`${unasked.length} unsolicited, the first: ${describe(unasked[0])}`)
      : passed(`${sent.size} requests`)
  },
}

/** Rules for every message. */
export const messageRules: readonly Rule[] = [
  handshake,
  envelope,
  errorCodes,
  fast,
  opaqueIds,
  badIds,
  foreignData,
  otherWindow,
  unknownMethods,
  inheritedMethods,
  badMethods,
  noVersion,
  anyVersion,
  repeatedId,
  reusedId,
  overlapping,
]

/** Rules for the whole run. */
export const lastRules: readonly Rule[] = [stillAlive, oneOrigin, oneAnswer]
