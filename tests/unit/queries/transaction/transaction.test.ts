import { describe, expect, test } from 'vitest'
import type { Address } from '#base'
import type { MultisigExecutionDetails, TransactionDetails } from '#gateway'
import { safeTxHash } from '#safe'
import { anAddress, aTransactionDetails } from '../../../../mocks/fixtures/index.ts'
import { toTransactionDetail } from '../../../../src/queries/transaction/transaction.ts'

const details = aTransactionDetails()
const safe = details.safeAddress as Address
const run = details.detailedExecutionInfo as MultisigExecutionDetails
const withData = (
  txData: Partial<NonNullable<TransactionDetails['txData']>>,
): TransactionDetails => ({
  ...details,
  txData: { ...details.txData, to: anAddress(safe), operation: 0, ...txData },
})

describe('a multisig transaction', () => {
  test('keeps every signed field: they hash to the gateway’s safeTxHash', () => {
    const { tx, at, multisig } = toTransactionDetail(details, '1')
    if (!tx || !multisig) throw new Error('The fixture is a multisig transaction.')
    expect(safeTxHash({ ...at, version: '1.4.1' }, tx)).toBe(multisig.safeTxHash)
  })
  test('has the chain id of the request', () =>
    expect(toTransactionDetail(details, '17000').at).toEqual({
      chainId: '17000',
      address: details.safeAddress,
    }))
  test('without data is a plain transfer', () =>
    expect(toTransactionDetail(withData({ hexData: null }), '1').tx?.data).toBe('0x'))
  test('without a value has no fields to sign: the amount would be unclear', () =>
    expect(toTransactionDetail(withData({ value: null }), '1').tx).toBeNull())
  test('without txData has no fields to sign', () => {
    const { tx, multisig } = toTransactionDetail({ ...details, txData: null }, '1')
    expect([tx, multisig?.safeTxHash]).toEqual([null, run.safeTxHash])
  })
  test('keeps a confirmation that has no signature', () => {
    const confirmations = [{ signer: anAddress(safe), submittedAt: 5 }]
    const { multisig } = toTransactionDetail(
      { ...details, detailedExecutionInfo: { ...run, confirmations } },
      '1',
    )
    expect(multisig?.confirmations).toEqual([
      { signer: details.safeAddress, signature: null, at: 5 },
    ])
  })
})

test('addresses in the call data have the names that the gateway has for them', () => {
  const [router, dai, scam] = (['1', '2', '3'] as const).map(
    (digit): Address => `0x${digit.repeat(40)}`,
  )
  const token = { type: 'ERC20', decimals: 18, symbol: 'T', logoUri: null } as const
  const { names } = toTransactionDetail(
    withData({
      addressInfoIndex: { [router!]: anAddress(router!, 'Rou\u202eter'), [dai!]: anAddress(dai!) },
      tokenInfoIndex: {
        [dai!]: { ...token, address: dai!, name: 'Dai', trusted: true },
        [scam!]: { ...token, address: scam!, name: 'USD Coin', trusted: false },
      },
    }),
    '1',
  )
  expect(names).toEqual({ [router!]: 'Rou[U+202E]ter', [dai!]: 'Dai' })
  expect(toTransactionDetail(details, '1').names).toEqual({})
})

test('a module’s transaction names the module and its call, and has nothing to sign', () => {
  const { module, multisig, tx, called } = toTransactionDetail(
    {
      ...details,
      detailedExecutionInfo: { type: 'MODULE', address: anAddress(safe, 'Allowance') },
    },
    '1',
  )
  expect([module, multisig, tx]).toEqual([
    { address: details.safeAddress, name: 'Allowance' },
    null,
    null,
  ])
  const { to, value, data, operation } = toTransactionDetail(details, '1').tx!
  expect(called).toEqual({ to, value, data, operation })
})

test('an incoming transfer has neither module nor signatures', () => {
  const { module, multisig, tx } = toTransactionDetail(
    { ...details, detailedExecutionInfo: null, txData: null },
    '1',
  )
  expect([module, multisig, tx]).toEqual([null, null, null])
})

describe('decoded data', () => {
  test('has its parameters, with the values of arrays', () => {
    const { decoded } = toTransactionDetail(
      withData({
        dataDecoded: {
          method: 'pay',
          parameters: [{ name: 'to', type: 'address[]', value: ['0x1', '0x2'] }],
        },
      }),
      '1',
    )
    expect(decoded).toMatchObject({
      method: 'pay',
      parameters: [
        { name: 'to', type: 'address[]', value: ['0x1', '0x2'], calls: [], inner: null },
      ],
    })
  })
  test.each([[null], [undefined]])('can have no parameters (%o)', (parameters) => {
    const dataDecoded =
      parameters === undefined ? { method: 'pause' } : { method: 'pause', parameters }
    expect(toTransactionDetail(withData({ dataDecoded }), '1').decoded).toMatchObject({
      method: 'pause',
      parameters: [],
    })
  })
  test('can be missing', () =>
    expect(toTransactionDetail(withData({ dataDecoded: null }), '1').decoded).toBeNull())
})
