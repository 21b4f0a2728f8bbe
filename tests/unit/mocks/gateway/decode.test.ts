import {
  GatewayHttpError,
  routes,
  type DataDecoded,
  type MultiSendAction,
  type TransactionInfo,
} from '#gateway'
import { encodeFunctionData, parseEther, zeroAddress, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { base, safes } from '../../../../mocks/chain/index.ts'
import { encodeMultiSend } from '../../../../mocks/chain/safeTools.ts'
import { families } from '../../../../mocks/gateway/decode/abi.ts'
import { bookedOrders } from '../../../../mocks/gateway/orderBook.ts'
import { plainTransaction } from '../../../../mocks/gateway/reading/safeTransaction.ts'
import { people } from '../../../../mocks/people.ts'
import { appCalls } from '../../../contract/worldTour.ts'
import {
  aProposal,
  aStage,
  chainId,
  detailsOf,
  execute,
  propose,
  queueOf,
  rowsOf,
  transactionIn,
  treasury,
} from './journey.ts'

const { alice, bob, dave } = people
const path = { chainId, safeAddress: treasury }
const callOnly = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const transfer = encodeFunctionData({
  abi: families.erc20,
  functionName: 'transfer',
  args: [dave.address, 7n],
})
const decode = (to: string, data: Hex) =>
  aStage().gateway.call(routes.decodeData, { path, body: { to, data } })
const rejectionOf = (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    (cause: unknown) =>
      cause instanceof GatewayHttpError
        ? `${cause.status} ${cause.message} ${cause.path.join('.')}`.trim()
        : String(cause),
  )

describe('call data', () => {
  it('is decoded, with an accuracy that depends on the contract', async () => {
    expect(await decode(base.tokens.usdc, transfer)).toEqual({
      method: 'transfer',
      parameters: [
        { name: 'to', type: 'address', value: dave.address },
        { name: 'value', type: 'uint256', value: '7' },
      ],
      accuracy: 'FULL_MATCH',
    })
    expect((await decode(dave.address, transfer)).accuracy).toBe('ONLY_FUNCTION_MATCH')
    const change = encodeFunctionData({
      abi: families.safe,
      functionName: 'changeThreshold',
      args: [3n],
    })
    expect((await decode(treasury, change)).accuracy).toBe('FULL_MATCH')
    expect((await decode(base.tokens.usdc, change)).accuracy).toBe('ONLY_FUNCTION_MATCH')
  })

  it('is decoded in nested batches, to any depth', async () => {
    let data = transfer
    for (let depth = 0; depth < 5; depth++)
      data = encodeMultiSend([
        { to: depth === 0 ? base.tokens.usdc : callOnly, data },
        { to: dave.address, value: BigInt(depth) },
      ])
    let inner: DataDecoded | null | undefined = await decode(callOnly, data)
    for (let depth = 4; depth >= 0; depth--) {
      expect(inner?.method).toBe('multiSend')
      const actions = inner?.parameters?.[0]?.valueDecoded as MultiSendAction[]
      expect(actions[1]).toEqual({
        operation: 0,
        to: dave.address,
        value: String(depth),
        data: null,
        dataDecoded: null,
      })
      inner = actions[0]?.dataDecoded
    }
    expect(inner).toMatchObject({ method: 'transfer' })
  })

  it('is decoded inside a call of another Safe or a module', async () => {
    const exec = encodeFunctionData({
      abi: families.safe,
      functionName: 'execTransaction',
      args: [base.tokens.usdc, 0n, transfer, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'],
    })
    expect(
      (await decode(safes.vault.address, exec)).parameters?.find(({ name }) => name === 'data'),
    ).toMatchObject({ valueDecoded: { method: 'transfer' } })
    const spend = encodeFunctionData({
      abi: families.keeper,
      args: [safes.vault.address, base.tokens.usdc, 0n, transfer],
    })
    expect((await decode(base.module, spend)).parameters?.at(-1)).toMatchObject({
      valueDecoded: { method: 'transfer' },
    })
    const allowance = encodeFunctionData({
      abi: families.allowanceModule,
      functionName: 'removeDelegate',
      args: [dave.address, true],
    })
    expect(await decode('0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134', allowance)).toMatchObject({
      parameters: [{}, { value: 'True' }],
      accuracy: 'FULL_MATCH',
    })
  })

  it('is rejected if it is unknown or invalid', async () => {
    expect(await rejectionOf(decode(dave.address, '0xdeadbeef'))).toBe(
      '404 CGW error - 404: Not found.',
    )
    expect(await rejectionOf(decode(dave.address, '0x'))).toBe('404 CGW error - 404: Not found.')
    expect(await rejectionOf(decode(base.tokens.usdc, transfer.slice(0, -10) as Hex))).toBe(
      '404 CGW error - 404: Not found.',
    )
    expect(await rejectionOf(decode(dave.address, '0xabc' as Hex))).toBe(
      '422 CGW error - custom: Invalid "0x" notated hex string data',
    )
    expect(await rejectionOf(decode('dave', transfer))).toBe(
      '422 CGW error - custom: Invalid address to',
    )
  })
})

describe('a previewed call', () => {
  it('matches the later details', async () => {
    const { gateway } = aStage()
    for (const row of rowsOf((await queueOf(gateway)).results)) {
      const details = await detailsOf(gateway, row.transaction.id)
      const { to, value, data, operation } = transactionIn(details)
      const told = await gateway.call(routes.preview, {
        path,
        body: { to, value: String(value), data: data === '0x' ? null : data, operation },
      })
      expect(told).toEqual({ txInfo: details.txInfo, txData: details.txData })
    }
  })

  it('is rejected without a recipient or an amount, and for an unknown Safe', async () => {
    const { gateway } = aStage()
    const body = { to: dave.address, value: '1', data: null, operation: 0 as const }
    const ask = (parts: object, safeAddress: string = treasury) =>
      rejectionOf(
        gateway.call(routes.preview, {
          path: { chainId, safeAddress },
          body: { ...body, ...parts },
        }),
      )
    expect(await ask({ to: undefined })).toBe(
      '422 CGW error - invalid_type: Invalid input: expected string, received undefined to',
    )
    expect(await ask({ value: undefined })).toBe(
      '422 CGW error - invalid_type: Invalid input: expected string, received undefined value',
    )
    expect(await ask({ value: '-1' })).toBe(
      '422 CGW error - custom: Invalid base-10 numeric string value',
    )
    expect(await ask({}, dave.address)).toBe('404 CGW error - 404: Not found.')
  })

  it('may sign an order, create a TWAP order, stake, unstake, or claim rewards', async () => {
    const [today, before] = [aStage(), aStage({ gatewayVersion: '2025-01' })]
    const told = await Promise.all(
      Object.entries(appCalls()).map(async ([name, body]) => [
        name,
        (await today.gateway.call(routes.preview, { path, body })).txInfo.type,
        (await before.gateway.call(routes.confirmationView, { path, body })).type,
      ]),
    )
    expect(told).toEqual([
      ['swap', 'SwapOrder', 'COW_SWAP_ORDER'],
      ['twap', 'TwapOrder', 'COW_SWAP_TWAP_ORDER'],
      ['stake', 'NativeStakingDeposit', 'KILN_NATIVE_STAKING_DEPOSIT'],
      ['exit', 'NativeStakingValidatorsExit', 'KILN_NATIVE_STAKING_VALIDATORS_EXIT'],
      ['withdraw', 'NativeStakingWithdraw', 'KILN_NATIVE_STAKING_WITHDRAW'],
      ['unknown', 'Custom', 'GENERIC'],
      ['nothing', 'Transfer', 'GENERIC'],
    ])
  })

  it('has an empty method in the older format if unreadable, and no recipient', async () => {
    const { gateway } = aStage({ gatewayVersion: '2025-01' })
    const view = (data: string) => gateway.call(routes.confirmationView, { path, body: { data } })
    expect(await view('0xdeadbeef')).toEqual({ type: 'GENERIC', method: '', parameters: null })
    expect(await view(transfer)).toMatchObject({
      type: 'GENERIC',
      method: 'transfer',
      parameters: [{ name: 'to' }, { name: 'value' }],
    })
    expect(await rejectionOf(view('0xabc'))).toBe(
      '422 CGW error - custom: Invalid "0x" notated hex string data',
    )
  })
})

describe('an order', () => {
  it('is pending until it is signed on-chain, and canceled when it is withdrawn', async () => {
    const stage = aStage()
    const { gateway } = stage
    const { uid } = bookedOrders('1')[0]!
    const calling = (signed: boolean) => ({
      to: appCalls()['swap']!.to as Hex,
      data: encodeFunctionData({ abi: families.settlement, args: [uid, signed] }),
    })
    const told = async () =>
      (await gateway.call(routes.preview, { path, body: appCalls()['swap']! })).txInfo as Extract<
        TransactionInfo,
        { type: 'SwapOrder' }
      >
    const run = async (signed: boolean) => {
      const tx = plainTransaction({
        ...calling(signed),
        nonce: (await gateway.call(routes.nonces, { path })).currentNonce,
      })
      await propose(gateway, await aProposal(alice, tx))
      expect(await execute(stage, await propose(gateway, await aProposal(bob, tx)), bob)).toBe(
        'success',
      )
    }
    expect(await told()).toMatchObject({
      status: 'presignaturePending',
      sellAmount: String(parseEther('5000')),
      sellToken: { symbol: 'DAI' },
      buyToken: { symbol: 'USDC' },
    })
    await run(true)
    expect((await told()).status).toBe('open')
    await run(false)
    expect((await told()).status).toBe('cancelled')
  })

  it('expires, and is an ordinary call if it is not in the order book', async () => {
    const { gateway } = aStage()
    const signing = (uid: Hex) => ({
      ...appCalls()['swap']!,
      data: encodeFunctionData({ abi: families.settlement, args: [uid, true] }),
    })
    const told = async (uid: Hex) =>
      (await gateway.call(routes.preview, { path, body: signing(uid) })).txInfo
    expect(await told(bookedOrders('1')[1]!.uid)).toMatchObject({
      type: 'SwapOrder',
      status: 'expired',
    })
    expect(await told(`0x${'5'.repeat(112)}`)).toMatchObject({
      type: 'Custom',
      methodName: 'setPreSignature',
    })
  })

  it('in parts is the sum of its parts, and lasts as long as all of them', async () => {
    const { gateway } = aStage()
    expect(
      (await gateway.call(routes.preview, { path, body: appCalls()['twap']! })).txInfo,
    ).toMatchObject({
      sellAmount: '4000000000000000000',
      buyAmount: '3960000',
      numberOfParts: '4',
      validUntil: Date.parse('2026-11-20T14:00:00Z') / 1000 - 1,
      durationOfPart: { durationType: 'AUTO' },
      startTime: { startType: 'AT_MINING_TIME' },
      fullAppData: { appCode: 'Coffer' },
    })
  })
})
