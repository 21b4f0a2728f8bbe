import { codes, hostTexts, ownFields, texts } from '#apps/protocol'
import { isHexWord } from '#base'
import type { Probe, Received } from '../createProbe.ts'
import { codeOf, describe, isSuccess } from '../describe.ts'
import { failed, notOffered, passed, type Rule } from '../rule.ts'
import { askAll, type Case, rejects, verdict } from './rejects.ts'

const to = `0x${'1'.repeat(40)}`
const call = { to, value: '0', data: '0x' }
const callCase = (name: string, changes: object): Case => [name, { txs: [{ ...call, ...changes }] }]
const large = 129 * 1024

const badTransactions = rejects({
  id: 'badTransactions',
  title: 'Invalid sendTransactions requests are rejected before the user sees them',
  method: 'sendTransactions',
  code: codes.invalidParams,
  cases: [
    ['no parameters', undefined],
    ['a string', 'x'],
    ['no list', { txs: call }],
    ['an empty list', { txs: [] }],
    ['a list of null', { txs: [null] }],
    ['101 calls', { txs: Array.from({ length: 101 }, () => call) }],
    callCase('no address', { to: undefined }),
    callCase('a short address', { to: '0x12' }),
    callCase('an address with a wrong checksum', {
      to: '0xAD11305Dc8418409C939539d2c729b0a3F64DC79',
    }),
    callCase('a name for an address', { to: 'vitalik.eth' }),
    ...[
      '-1',
      '1.5',
      '1e18',
      'x',
      '',
      true,
      ['5'],
      {},
      -1,
      1.5,
      Number.NaN,
      1e21,
      `0x1${'0'.repeat(64)}`,
      (2n ** 256n).toString(),
    ].map((value) => callCase(`value ${JSON.stringify(value) ?? ''}`, { value })),
    callCase('data without 0x', { data: '12' }),
    callCase('half a byte', { data: '0x1' }),
    callCase('data that is no hex', { data: '0xzz' }),
    callCase('too much data', { data: `0x${'00'.repeat(large)}` }),
    callCase('a delegate call', { operation: 1 }),
  ],
})

const badMessages = rejects({
  id: 'badMessages',
  title: 'signMessage rejects non-strings and lone surrogates',
  method: 'signMessage',
  code: codes.invalidParams,
  text: texts.invalidMessageType,
  cases: [
    ['no parameters', undefined],
    ['the bare string', 'Hello'],
    ...[undefined, null, 7, {}, ['x'], 'x'.repeat(large), '\uD800'].map((message): Case => [
      (JSON.stringify(message) ?? 'none').slice(0, 20),
      { message },
    ]),
  ],
})

const typed = {
  domain: { chainId: 1 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  primaryType: 'Note',
  message: { text: 'x' },
}
const typedCase = (name: string, changes: object): Case => [
  name,
  { typedData: { ...typed, ...changes } },
]

const badTypedData = rejects({
  id: 'badTypedData',
  title: "signTypedMessage rejects data that can't be hashed",
  method: 'signTypedMessage',
  code: codes.invalidParams,
  text: texts.invalidTypedData,
  cases: [
    ['no parameters', undefined],
    ['null', { typedData: null }],
    ['a string', { typedData: JSON.stringify(typed) }],
    typedCase('no domain', { domain: undefined }),
    typedCase('no types', { types: undefined }),
    typedCase('no message', { message: undefined }),
    typedCase('an unknown main type', { primaryType: 'Letter' }),
    typedCase('an unknown type of a field', {
      types: { Note: [{ name: 'text', type: 'letter' }] },
    }),
    typedCase('a value of another type', { types: { Note: [{ name: 'text', type: 'uint8' }] } }),
  ],
})

const ownSafe: Rule = {
  id: 'ownSafe',
  title: 'Transactions and messages of the Safe itself aren’t signed as data',
  kind: 'quiet',
  async try(probe) {
    const safe =
      ownFields((await probe.ask('getSafeInfo'))?.fields.data, 'chainId', 'safeAddress') ?? {}
    const own = (name: string): Case => [
      name,
      {
        typedData: {
          domain: { chainId: safe.chainId, verifyingContract: safe.safeAddress },
          types: { [name]: [{ name: 'nonce', type: 'uint256' }] },
          primaryType: name,
          message: { nonce: 0 },
        },
      },
    ]
    return verdict(
      await askAll(probe, 'signTypedMessage', [own('SafeTx'), own('SafeMessage')]),
      (answer) => codeOf(answer) === codes.unauthorized,
    )
  },
}

const permissions: Rule = {
  id: 'permissions',
  title: 'wallet_getPermissions: a list of this origin’s permissions',
  kind: 'quiet',
  async try(probe) {
    const answer = await probe.ask('wallet_getPermissions')
    const list = isSuccess(answer) ? answer.fields.data : undefined
    const isWhole =
      Array.isArray(list) &&
      list.every((one) => typeof ownFields(one, 'parentCapability')?.parentCapability === 'string')
    return isWhole ? passed(describe(answer)) : failed(describe(answer))
  },
}

const isGranted = async (probe: Probe): Promise<boolean> => {
  const list = (await probe.ask('wallet_getPermissions'))?.fields.data
  return (Array.isArray(list) ? list : []).some((one) => {
    const { parentCapability, caveats } = ownFields(one, 'parentCapability', 'caveats') ?? {}
    return (
      parentCapability === 'requestAddressBook' && !(Array.isArray(caveats) && caveats.length > 0)
    )
  })
}

const addressBook: Rule = {
  id: 'addressBook',
  title: 'requestAddressBook: nothing without the permission',
  kind: 'quiet',
  async try(probe) {
    const [granted, answer] = [await isGranted(probe), await probe.ask('requestAddressBook')]
    const list = isSuccess(answer) ? answer.fields.data : undefined
    if (granted)
      return Array.isArray(list)
        ? passed(`Permitted: ${list.length} entries`)
        : failed(describe(answer))
    const isKept = Array.isArray(list) ? list.length === 0 : answer?.fields.success === false
    return isKept ? passed(describe(answer)) : failed(describe(answer))
  },
}

const badPermissions = rejects({
  id: 'badPermissions',
  title:
    'wallet_requestPermissions rejects empty requests and requests for unknown ' +
    'permissions without a prompt',
  method: 'wallet_requestPermissions',
  code: codes.rejected,
  text: texts.invalidPermissionsRequest,
  cases: [
    ['no parameters', undefined],
    ['a string', 'requestAddressBook'],
    ['an object', { requestAddressBook: {} }],
    ...[
      [],
      [{}],
      [null],
      ['x'],
      [{ requestAddressBook: true }],
      [{ eth_accounts: {} }],
      [{ getSafeInfo: {} }],
      [{ toString: {} }],
      [{ constructor: {} }],
    ].map((list): Case => [JSON.stringify(list), list]),
  ],
})

const isClosed = (answer: Received | undefined): boolean =>
  codeOf(answer) === codes.rejected && answer?.fields.error === hostTexts.transactionRejected

const isSigned = (answer: Received | undefined): boolean => {
  const { safeTxHash, messageHash } =
    (isSuccess(answer) && ownFields(answer.fields.data, 'safeTxHash', 'messageHash')) || {}
  return isHexWord(safeTxHash) || isHexWord(messageHash)
}

/** A rule that the user's response to a request arrives, whatever it is. */
const asksUser = (id: string, title: string, method: string, params: unknown): Rule => ({
  id,
  title,
  kind: 'asksUser',
  async try(probe) {
    const answer = await probe.ask(method, params, {}, probe.userTimeout)
    if (codeOf(answer) === codes.unsupportedMethod) return notOffered(describe(answer))
    return isSigned(answer) || isClosed(answer)
      ? passed(describe(answer))
      : failed(describe(answer))
  },
})

const atOnce = 8
const mayWait = 6

const dialogQueue: Rule = {
  id: 'dialogQueue',
  title:
    `Of ${atOnce} simultaneous user requests, one is shown, five are queued, ` +
    'and the others are rejected with -32002; each gets one response',
  kind: 'asksUser',
  async try(probe) {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, at) =>
        probe.ask(
          'signMessage',
          { message: `Conformance, ${at + 1} of ${atOnce}` },
          {},
          probe.userTimeout,
        ),
      ),
    )
    const declined = answers.filter((answer) => codeOf(answer) === codes.pending).length
    const silent = answers.filter((answer) => !answer).length
    const seen = `${declined} rejected, ${silent} without a response`
    return declined === atOnce - mayWait && silent === 0 ? passed(seen) : failed(seen)
  },
}

const rejectionLimit: Rule = {
  id: 'rejectionLimit',
  title: 'After two rejections, a permission is rejected without prompting the user',
  kind: 'asksUser',
  async try(probe) {
    if (await isGranted(probe)) return notOffered('The permission is granted')
    const ask = (timeout?: number) =>
      probe.ask('wallet_requestPermissions', [{ requestAddressBook: {} }], {}, timeout)
    for (let turn = 0; turn < 2; turn++)
      if (isSuccess(await ask(probe.userTimeout))) return notOffered('The user granted it')
    const third = await Promise.race([ask(probe.userTimeout), probe.quiet().then(() => undefined)])
    return codeOf(third) === codes.rejected
      ? passed(describe(third))
      : failed(`The third time: ${describe(third)}`)
  },
}

export const requestRules: readonly Rule[] = [
  badTransactions,
  badMessages,
  badTypedData,
  ownSafe,
  permissions,
  addressBook,
  badPermissions,
]

export const userRules: readonly Rule[] = [
  asksUser(
    'sendTransactions',
    'sendTransactions: the hash of the transaction, or 4001 if the user closes the dialog',
    'sendTransactions',
    { txs: [call] },
  ),
  asksUser(
    'signMessage',
    'signMessage: a hash, or 4001 if the user closes the dialog',
    'signMessage',
    { message: 'Conformance' },
  ),
  asksUser(
    'signTypedMessage',
    'signTypedMessage: a hash, or 4001 if the user closes the dialog',
    'signTypedMessage',
    {
      typedData: { ...typed, domain: { name: 'Conformance' } },
    },
  ),
  dialogQueue,
  rejectionLimit,
]
