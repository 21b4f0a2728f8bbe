import { describe, expect, it } from 'vitest'
import type { Address } from '#base'
import type { SafeTx } from '#domain'
import {
  decodeTransaction,
  type BatchCall,
  encodeAddOwner,
  encodeApproveHash,
  encodeChangeThreshold,
  encodeDisableModule,
  encodeEnableModule,
  encodeMultiSend,
  encodeRemoveOwner,
  encodeSetFallbackHandler,
  encodeSetGuard,
  encodeSetModuleGuard,
  encodeSkipQueued,
  encodeSwapOwner,
  entryBefore,
  isRejection,
  NotInListError,
  plainTx,
  rejectionTx,
  sentinel,
} from '#safe'
import { encodeCall } from '../../../src/safe/method.ts'
import { methods } from '../../../src/safe/methods.ts'
import { safe } from './vectors.ts'

const [one, two, token]: Address[] = [
  '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A',
  '0x1563915e194D8CfBA1943570603F7606A3115508',
  '0x33bd7D5f3891538cbd1288024f7727005dcED117',
] as Address[] as [Address, Address, Address]
const multiSend = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'
const callOnly = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

const read = (parts: Partial<SafeTx>) =>
  decodeTransaction(plainTx({ to: one!, nonce: 1n, ...parts }), safe)
const risksOf = (parts: Partial<SafeTx>) => read(parts).risks.map(({ id }) => id)
const call = (parts: Partial<BatchCall>): BatchCall => ({
  to: one!,
  value: 0n,
  data: '0x',
  operation: 0,
  ...parts,
})

describe('what a transaction does', () => {
  it('is a native transfer', () => {
    expect(read({ value: 5n })).toEqual({ effect: { kind: 'native', to: one, raw: 5n }, risks: [] })
  })

  it.each([
    [encodeCall(methods.transfer, [one!, 7n]), { kind: 'erc20', token, to: one, raw: 7n }],
    [
      encodeCall(methods.transferFrom, [safe, one!, 7n]),
      { kind: 'tokenFrom', token, to: one, raw: 7n },
    ],
    [
      encodeCall(methods.safeTransferFrom, [safe, one!, 7n]),
      { kind: 'erc721', token, to: one, id: 7n },
    ],
    [
      encodeCall(methods.safeTransferFromWithData, [safe, one!, 7n, '0x']),
      { kind: 'erc721', token, to: one, id: 7n },
    ],
    [encodeCall(methods.approve, [one!, 7n]), { kind: 'approve', token, spender: one, raw: 7n }],
    [
      encodeCall(methods.increaseAllowance, [one!, 7n]),
      { kind: 'approve', token, spender: one, raw: 7n, adds: true },
    ],
    [encodeSkipQueued(2n), { kind: 'skipQueued', module: token, next: 2n }],
    [
      encodeApproveHash(`0x${'ab'.repeat(32)}`),
      { kind: 'approveHash', safe: token, hash: `0x${'ab'.repeat(32)}` },
    ],
    ['0x12345678' as const, { kind: 'call', to: token, raw: 0n, selector: '0x12345678' }],
    ['0x12' as const, { kind: 'call', to: token, raw: 0n, selector: null }],
  ])('is read from %s', (data, effect) => {
    expect(read({ to: token!, data })).toMatchObject({ effect, risks: [] })
  })

  it('isn’t certainly a token transfer with a value, and never as a delegatecall', () => {
    const data = encodeCall(methods.transfer, [one!, 7n])
    expect(read({ to: token!, data, value: 1n })).toMatchObject({
      effect: { kind: 'malformed', raw: 1n, may: { kind: 'erc20', to: one, raw: 7n } },
      risks: [{ id: 'malformed', method: 'transfer' }],
    })
    expect(read({ to: token!, data, operation: 1 })).toMatchObject({
      effect: { kind: 'delegatecall', to: token },
      risks: [{ id: 'untrustedDelegatecall' }],
    })
  })

  it('warns about unlimited allowances', () => {
    expect(
      risksOf({ to: token!, data: encodeCall(methods.approve, [one!, 2n ** 256n - 1n]) }),
    ).toEqual(['unlimitedApproval'])
    const risksOfAmount = (raw: bigint) =>
      risksOf({ to: token!, data: encodeCall(methods.approve, [one!, raw]) })
    for (const raw of [95n, 96n, 127n, 128n, 255n].map((bits) => 2n ** bits))
      for (const amount of [raw, raw + 1n, 2n * raw - 2n, 2n * raw - 1n])
        expect(risksOfAmount(amount), String(amount)).toEqual(['unlimitedApproval'])
    const billion = 10n ** 27n
    for (const amount of [0n, 1n, billion, 10n * billion, 2n ** 95n - 1n])
      expect(risksOfAmount(amount), String(amount)).toEqual([])
    expect(
      risksOf({
        to: token!,
        data: encodeCall(methods.safeTransferFromWithData, [safe, one!, 7n, '0x12']),
      }),
    ).toEqual(['transferData'])
    expect(
      risksOf({ to: token!, data: encodeCall(methods.setApprovalForAll, [one!, true]) }),
    ).toEqual(['unlimitedApproval'])
    expect(
      risksOf({ to: token!, data: encodeCall(methods.setApprovalForAll, [one!, false]) }),
    ).toEqual([])
  })
})

describe('a change of the Safe', () => {
  const owners = [one!, two!]
  it.each([
    [encodeAddOwner(one!, 2), { type: 'addOwner', owner: one, threshold: 2 }, 'settingsChange'],
    [
      encodeRemoveOwner(owners, two!, 1),
      { type: 'removeOwner', owner: two, threshold: 1 },
      'settingsChange',
    ],
    [
      encodeSwapOwner(owners, one!, token!),
      { type: 'swapOwner', from: one, to: token },
      'settingsChange',
    ],
    [encodeChangeThreshold(3), { type: 'changeThreshold', threshold: 3 }, 'settingsChange'],
    [encodeEnableModule(one!), { type: 'enableModule', module: one }, 'moduleChange'],
    [encodeDisableModule([one!], one!), { type: 'disableModule', module: one }, 'moduleChange'],
    [encodeSetGuard(one!), { type: 'setGuard', guard: one }, 'guardChange'],
    [encodeSetGuard(null), { type: 'deleteGuard' }, 'guardChange'],
    [encodeSetModuleGuard(one!), { type: 'setModuleGuard', guard: one }, 'guardChange'],
    [encodeSetModuleGuard(null), { type: 'deleteModuleGuard' }, 'guardChange'],
    [encodeSetFallbackHandler(one!), { type: 'setFallbackHandler', handler: one }, 'handlerChange'],
    [
      encodeCall(methods.changeMasterCopy, [one!]),
      { type: 'changeImplementation', implementation: one },
      'implementationChange',
    ],
  ])('is read alone and inside a batch', (data, change, risk) => {
    expect(read({ to: safe, data })).toEqual({
      effect: { kind: 'settings', change },
      risks: [{ id: risk, at: [] }],
    })
    const batch = encodeMultiSend([call({ value: 1n }), call({ to: safe, data })])
    expect(read({ to: callOnly, data: batch, operation: 1 })).toEqual({
      effect: {
        kind: 'batch',
        to: callOnly,
        effects: [
          { kind: 'native', to: one, raw: 1n },
          { kind: 'settings', change },
        ],
      },
      risks: [{ id: risk, at: [1] }],
    })
    // To another contract the same bytes change nothing here.
    expect(read({ to: two!, data }).risks).toEqual([])
  })

  it('contains the entry before the removed one', () => {
    expect(entryBefore(owners, one!)).toBe(sentinel)
    expect(entryBefore(owners, two!.toLowerCase() as Address)).toBe(one)
    expect(() => entryBefore(owners, token!)).toThrow(NotInListError)
  })

  it('is a migration by the official library', () => {
    const library = '0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6'
    expect(
      read({ to: library, data: methods.migrateL2Singleton.selector, operation: 1 }),
    ).toMatchObject({
      effect: {
        kind: 'settings',
        change: {
          type: 'changeImplementation',
          implementation: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
        },
      },
      risks: [{ id: 'implementationChange' }],
    })
    expect(read({ to: library, data: methods.migrateL2Singleton.selector }).effect.kind).toBe(
      'call',
    )
  })

  it.each([
    ['migrateSingleton', '0x41675C099F32341bf84BFc5382aF534df5C7461a', false],
    ['migrateL2Singleton', '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762', false],
    ['migrateWithFallbackHandler', '0x41675C099F32341bf84BFc5382aF534df5C7461a', true],
    ['migrateL2WithFallbackHandler', '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762', true],
  ] as const)(
    'says what %s sets: the contract, and perhaps the handler',
    (name, contract, handler) => {
      const { effect, risks } = read({
        to: '0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6',
        data: methods[name].selector,
        operation: 1,
      })
      expect(effect).toMatchObject({ change: { implementation: contract } })
      expect(risks.map(({ id }) => id).includes('handlerChange')).toBe(handler)
    },
  )

  it('that is unknown is reported', () => {
    expect(risksOf({ to: safe, data: '0x12345678' })).toEqual(['unknownSelfCall'])
    expect(risksOf({ to: safe, data: encodeCall(methods.transfer, [one!, 7n]) })).toEqual([
      'unknownSelfCall',
    ])
  })
})

describe('a contract that the Safe creates with the official library', () => {
  const createCall = '0x9b35Af71d77eaf8d7e40252370304687390A1A52'
  const word = (value: bigint) => value.toString(16).padStart(64, '0')
  const made = (selector: string, value: bigint) =>
    read({
      to: createCall,
      data: `0x${selector}${word(value)}${word(64n)}${word(0n)}`,
      operation: 1,
    })

  it.each(['4c8c9ea1', '4847be6f', '4C8C9EA1'])(
    'shows what it takes from the Safe: 0x%s',
    (selector) => {
      expect(made(selector, 5n)).toMatchObject({
        effect: { kind: 'delegatecall', to: createCall, raw: 5n },
        risks: [],
      })
      expect(made(selector, 0n)).toMatchObject({ effect: { raw: 0n }, risks: [] })
    },
  )

  it.each(['0x', '0x4c8c9ea1', '0x4c8c9ea100', `0x12345678${word(5n)}`] as const)(
    'is unknown with the data %s',
    (data) => {
      expect(risksOf({ to: createCall, data, operation: 1 })).toEqual(['untrustedDelegatecall'])
    },
  )
})

describe('a batch', () => {
  const nest = (depth: number): SafeTx['data'] =>
    depth === 0
      ? encodeMultiSend([call({ to: safe, data: encodeChangeThreshold(1) })])
      : encodeMultiSend([
          call({ value: 1n }),
          call({ to: multiSend, data: nest(depth - 1), operation: 1 }),
        ])

  it('is read through batches inside it', () => {
    expect(read({ to: multiSend, data: nest(2), operation: 1 }).risks).toEqual([
      { id: 'settingsChange', at: [1, 1, 0] },
    ])
  })

  it('that is nested too deeply is reported as undecodable', () => {
    expect(read({ to: multiSend, data: nest(6), operation: 1 }).risks).toEqual([
      { id: 'undecodable', at: [1, 1, 1, 1] },
    ])
  })

  it('that is too long is reported as undecodable', () => {
    const many = encodeMultiSend(Array.from({ length: 1_001 }, () => call({ value: 1n })))
    expect(risksOf({ to: multiSend, data: many, operation: 1 })).toEqual(['undecodable'])
  })

  it('reports a nested delegatecall to unknown code', () => {
    const data = encodeMultiSend([call({ to: token!, data: '0x12345678', operation: 1 })])
    expect(risksOf({ to: multiSend, data, operation: 1 })).toEqual(['untrustedDelegatecall'])
    // MultiSendCallOnly rejects such a batch, so it has no decodable effect.
    expect(risksOf({ to: callOnly, data, operation: 1 })).toEqual(['undecodable'])
  })

  it('is not decoded in a plain call or for an unofficial library', () => {
    const data = encodeMultiSend([call({ value: 1n })])
    expect(read({ to: multiSend, data }).effect.kind).toBe('call')
    expect(risksOf({ to: token!, data, operation: 1 })).toEqual(['untrustedDelegatecall'])
  })

  it('resolves a zero target to the Safe for the library of 1.5.0', () => {
    const data = encodeMultiSend([
      call({ to: '0x0000000000000000000000000000000000000000', data: encodeChangeThreshold(1) }),
    ])
    expect(
      risksOf({ to: '0xA83c336B20401Af773B6219BA5027174338D1836', data, operation: 1 }),
    ).toEqual(['settingsChange'])
    expect(risksOf({ to: callOnly, data, operation: 1 })).toEqual([])
  })
})

describe('a rejection', () => {
  it('is the empty call to itself', () => {
    expect(decodeTransaction(rejectionTx(safe, 7n), safe)).toEqual({
      effect: { kind: 'reject' },
      risks: [],
    })
  })

  it.each([
    { to: one! },
    { value: 1n },
    { data: '0x00' },
    { operation: 1 },
    { safeTxGas: 1n },
    { baseGas: 1n },
    { gasPrice: 1n },
    { gasToken: one! },
    { refundReceiver: one! },
  ] as Partial<SafeTx>[])('isn’t a rejection with %o', (parts) => {
    expect(isRejection({ ...rejectionTx(safe, 7n), ...parts }, safe)).toBe(false)
  })

  it('with refund parameters is a disguised payment and reported as such', () => {
    const disguised = {
      ...rejectionTx(safe, 7n),
      safeTxGas: 1n,
      baseGas: 10n ** 18n,
      gasPrice: 1n,
      refundReceiver: one!,
    }
    const { effect, risks } = decodeTransaction(disguised, safe)
    expect(effect.kind).not.toBe('reject')
    expect(risks).toContainEqual({ id: 'refund', at: [] })
  })
})
