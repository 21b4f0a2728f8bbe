import { describe, expect, test } from 'vitest'
import type {
  CustomInfo,
  OrderToken,
  SettingsChangeInfo,
  SettingsInfo,
  TransactionInfo,
  TransferInfo,
} from '#gateway'
import { aHistoryTransfer, anAddress } from '../../../../mocks/fixtures/index.ts'
import { toAction } from '../../../../src/queries/transaction/toAction.ts'
import { toItem } from '../../../../src/queries/transaction/mappers.ts'

const me = '0x1111111111111111111111111111111111111111'
const you = '0x2222222222222222222222222222222222222222'
const token = '0x3333333333333333333333333333333333333333'

const transfer = (parts: Partial<TransferInfo>): TransferInfo => ({
  type: 'Transfer',
  sender: anAddress(me),
  recipient: anAddress(you, 'You'),
  direction: 'OUTGOING',
  transferInfo: { type: 'NATIVE_COIN', value: '5' },
  ...parts,
})
const settings = (settingsInfo: SettingsInfo | null): SettingsChangeInfo => ({
  type: 'SettingsChange',
  dataDecoded: { method: 'someMethod' },
  settingsInfo,
})
const custom = (parts: Partial<CustomInfo>): CustomInfo => ({
  type: 'Custom',
  to: anAddress(you),
  dataSize: '4',
  value: '0',
  isCancellation: false,
  ...parts,
})

describe('a transfer', () => {
  test('that is outgoing names the recipient', () => {
    expect(toAction(transfer({}))).toEqual({
      kind: 'send',
      what: { type: 'native', raw: 5n },
      to: { address: you, name: 'You' },
    })
  })
  test('that is incoming names the sender', () => {
    expect(toAction(transfer({ direction: 'INCOMING' }))).toEqual({
      kind: 'receive',
      what: { type: 'native', raw: 5n },
      from: { address: me, name: null },
    })
  })
  test('of a token without metadata has no symbol and decimals, and counts as trusted', () => {
    const { what } = toAction(
      transfer({ transferInfo: { type: 'ERC20', tokenAddress: token, value: '7' } }),
    ) as { what: unknown }
    expect(what).toEqual({
      type: 'erc20',
      raw: 7n,
      token,
      symbol: null,
      decimals: null,
      trusted: true,
      imitation: false,
    })
  })
  test.each([
    [false, undefined, { trusted: false, imitation: false }],
    [null, false, { trusted: true, imitation: false }],
    [true, true, { trusted: true, imitation: true }],
  ])('with trusted %s and imitation %s keeps both', (trusted, imitation, expected) => {
    const info = transfer({
      transferInfo: {
        type: 'ERC20',
        tokenAddress: token,
        value: '7',
        trusted,
        ...(imitation === undefined ? {} : { imitation }),
      },
    })
    expect(toAction(info)).toMatchObject({ what: expected })
  })
  test('of an NFT keeps all digits of its id', () => {
    const tokenId = (2n ** 256n - 1n).toString()
    expect(
      toAction(
        transfer({
          transferInfo: {
            type: 'ERC721',
            tokenAddress: token,
            tokenId,
            tokenName: null,
            tokenSymbol: 'ART',
          },
        }),
      ),
    ).toMatchObject({
      what: { type: 'erc721', id: tokenId, name: 'ART' },
    })
  })
})

describe('a change of settings', () => {
  test.each([
    [
      { type: 'ADD_OWNER', owner: anAddress(you), threshold: 2 },
      { type: 'addOwner', threshold: 2 },
    ],
    [
      { type: 'REMOVE_OWNER', owner: anAddress(you), threshold: 1 },
      { type: 'removeOwner', threshold: 1 },
    ],
    [
      { type: 'SWAP_OWNER', oldOwner: anAddress(me), newOwner: anAddress(you) },
      { type: 'swapOwner', from: { address: me }, to: { address: you } },
    ],
    [
      { type: 'CHANGE_THRESHOLD', threshold: 3 },
      { type: 'changeThreshold', threshold: 3 },
    ],
    [
      { type: 'CHANGE_IMPLEMENTATION', implementation: anAddress(you) },
      { type: 'changeImplementation', implementation: { address: you, name: null } },
    ],
    [
      { type: 'ENABLE_MODULE', module: anAddress(you) },
      { type: 'enableModule', module: { address: you } },
    ],
    [{ type: 'DISABLE_MODULE', module: anAddress(you) }, { type: 'disableModule' }],
    [
      { type: 'SET_GUARD', guard: anAddress(you) },
      { type: 'setGuard', guard: { address: you } },
    ],
    [{ type: 'DELETE_GUARD' }, { type: 'deleteGuard' }],
    [
      { type: 'SET_MODULE_GUARD', moduleGuard: anAddress(you) },
      { type: 'setModuleGuard', guard: { address: you } },
    ],
    [{ type: 'DELETE_MODULE_GUARD' }, { type: 'deleteModuleGuard' }],
    [
      { type: 'SET_FALLBACK_HANDLER', handler: anAddress(you) },
      { type: 'setFallbackHandler', handler: { address: you } },
    ],
  ] satisfies [SettingsInfo, object][])('is mapped: %o', (info, change) => {
    expect(toAction(settings(info))).toMatchObject({ kind: 'settings', change })
  })
  test.each([
    ['null', null],
    ['of an unknown type', { type: 'FLY_TO_THE_MOON' } as unknown as SettingsInfo],
  ])('with details that are %s has the name of its method', (_what, info) => {
    expect(toAction(settings(info))).toEqual({
      kind: 'settings',
      change: { type: 'unknown', method: 'someMethod' },
    })
  })
})

describe('a call', () => {
  test('that the gateway marks as a cancellation is a rejection', () =>
    expect(toAction(custom({ isCancellation: true, dataSize: '0' }))).toEqual({ kind: 'reject' }))
  test('of multiSend is a batch', () =>
    expect(toAction(custom({ methodName: 'multiSend', actionCount: 3 }))).toMatchObject({
      kind: 'batch',
      count: 3,
    }))
  test('keeps its method and value', () =>
    expect(toAction(custom({ methodName: 'approve', value: '9' }))).toMatchObject({
      kind: 'call',
      method: 'approve',
      value: 9n,
    }))
  test('without method and value is still a call, and not one without an amount', () =>
    expect(toAction(custom({ methodName: null, value: null }))).toMatchObject({
      kind: 'call',
      method: null,
      value: null,
    }))
})

const usdc: OrderToken = {
  address: token,
  decimals: 6,
  name: 'USD Coin',
  symbol: 'USDC',
  trusted: true,
}
const weth: OrderToken = { address: you, decimals: 18, name: null, symbol: null, trusted: false }
const order = (parts: object = {}) =>
  ({
    type: 'SwapOrder',
    status: 'open',
    kind: 'sell',
    sellAmount: '1000',
    buyAmount: '7',
    sellToken: usdc,
    buyToken: weth,
    owner: me,
    receiver: me,
    numberOfParts: '4',
    ...parts,
  }) as unknown as TransactionInfo
const exchange = (parts: object = {}) =>
  ({
    type: 'SwapAndBridge',
    status: 'PENDING',
    fromAmount: '1000',
    fromToken: usdc,
    toAmount: null,
    toToken: null,
    toChain: '10',
    recipient: anAddress(me),
    ...parts,
  }) as unknown as TransactionInfo
const staking = (type: string, parts: object = {}) =>
  ({ type, value: '32', tokenInfo: usdc, numValidators: 2, ...parts }) as unknown as TransactionInfo

describe('a trade', () => {
  test('has both amounts and the gateway’s token details', () =>
    expect(toAction(order(), me)).toEqual({
      kind: 'trade',
      side: 'sell',
      sell: { raw: 1000n, token, symbol: 'USDC', name: 'USD Coin', decimals: 6, trusted: true },
      buy: { raw: 7n, token: you, symbol: '', name: '', decimals: 18, trusted: false },
      parts: null,
      isFilled: false,
      to: null,
      toChain: null,
    }))
  test.each([
    ['whose side is unknown', { kind: 'short' }, { side: 'unknown' }],
    ['that is filled', { status: 'fulfilled' }, { isFilled: true }],
    ['over time', { type: 'TwapOrder' }, { parts: 4 }],
    ['without a receiver', { receiver: null }, { to: null }],
    ['paid to another account', { receiver: you }, { to: { address: you, name: null } }],
    ['of another owner', { receiver: null, owner: you }, { to: { address: you, name: null } }],
  ])('%s says so', (_, parts, expected) =>
    expect(toAction(order(parts), me)).toMatchObject(expected),
  )
  test('to another chain names it, and an arrival that isn’t known is null', () =>
    expect(toAction(exchange(), me)).toMatchObject({
      side: 'unknown',
      buy: null,
      toChain: '10',
      isFilled: false,
      to: null,
    }))
  test('with an aggregator is done as soon as it is executed', () =>
    expect(
      toAction(
        exchange({ type: 'Swap', toAmount: '7', toToken: weth, recipient: anAddress(you, 'You') }),
        me,
      ),
    ).toMatchObject({
      buy: { raw: 7n },
      toChain: null,
      isFilled: true,
      to: { address: you, name: 'You' },
    }))
})

describe('staking', () => {
  test.each([
    ['NativeStakingDeposit', {}, { type: 'deposit', validators: 2 }],
    ['NativeStakingValidatorsExit', {}, { type: 'exit', validators: 2 }],
    [
      'NativeStakingWithdraw',
      { validators: ['0x1', '0x2', '0x3'] },
      { type: 'withdrawal', validators: 3 },
    ],
  ])('%s has its amount and its validators', (type, parts, expected) =>
    expect(toAction(staking(type, parts), me)).toMatchObject({
      kind: 'stake',
      amount: { raw: 32n, symbol: 'USDC' },
      ...expected,
    }),
  )
  test.each([
    ['VaultDeposit', 'deposit'],
    ['VaultRedeem', 'redeem'],
  ])('%s names the vault', (type, direction) =>
    expect(
      toAction(staking(type, { vaultInfo: { address: you, name: 'Steady' } }), me),
    ).toMatchObject({
      kind: 'vault',
      direction,
      amount: { raw: 32n },
      vault: { address: you, name: 'Steady' },
    }),
  )
})

describe('types without a mapping', () => {
  test('keep the gateway’s description, even if they are unknown', () => {
    const unknown = {
      type: 'Teleport',
      humanDescription: 'Teleport 1 ETH',
      recipient: null,
    } as unknown as TransactionInfo
    expect(toAction(unknown)).toEqual({
      kind: 'other',
      type: 'Teleport',
      description: 'Teleport 1 ETH',
    })
  })
  test('of an unknown kind has no description if it is not text', () => {
    const unknown = {
      type: 'Teleport',
      humanDescription: { text: 'Teleport 1 ETH' },
    } as unknown as TransactionInfo
    expect(toAction(unknown)).toEqual({ kind: 'other', type: 'Teleport', description: null })
  })
})

describe('a row', () => {
  test('of a module names the module and has no nonce', () => {
    const { transaction } = aHistoryTransfer()
    const item = toItem({
      ...transaction,
      executionInfo: { type: 'MODULE', address: anAddress(you, 'Allowance') },
    })
    expect([item.module, item.multisig]).toEqual([{ address: you, name: 'Allowance' }, null])
  })
  test('has no missing signers if the field is null or omitted', () => {
    const { transaction } = aHistoryTransfer()
    const run = {
      type: 'MULTISIG' as const,
      nonce: 1,
      confirmationsRequired: 2,
      confirmationsSubmitted: 2,
    }
    expect(toItem({ ...transaction, executionInfo: run }).multisig?.missing).toEqual([])
    expect(
      toItem({ ...transaction, executionInfo: { ...run, missingSigners: null } }).multisig?.missing,
    ).toEqual([])
  })
  test('of an incoming transfer has neither module nor nonce', () => {
    const { multisig, module } = toItem(aHistoryTransfer({ direction: 'INCOMING' }).transaction)
    expect([multisig, module]).toEqual([null, null])
  })
})
