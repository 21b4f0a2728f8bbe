import { routes, type MultiSendAction, type TransactionSummary } from '#gateway'
import {
  createWalletClient,
  encodeFunctionData,
  http,
  parseEther,
  parseUnits,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { allowanceCalls } from '../../../../mocks/chain/allowanceAbi.ts'
import { allowanceModule } from '../../../../mocks/chain/genesis/contracts.ts'
import { base, household, safes } from '../../../../mocks/chain/index.ts'
import { encodeMultiSend } from '../../../../mocks/chain/safeTools.ts'
import { plainTransaction } from '../../../../mocks/gateway/reading/safeTransaction.ts'
import { people, type Person } from '../../../../mocks/people.ts'
import { signAllowance } from '../chain/signAllowance.ts'
import {
  aProposal,
  aStage,
  chainId,
  detailsOf,
  execute,
  historyOf,
  propose,
  rowsOf,
  safeOf,
  type Stage,
} from './journey.ts'

const { alice, carol, dave, frank } = people
const { usdc, wbtc } = base.tokens
const safe = household.address
const callOnly = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const older = '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134'

const aLimitedStage = () => aStage({ scenario: 'limits' })
const rows = async ({ gateway }: Stage): Promise<TransactionSummary[]> =>
  (await historyOf(gateway, safe)).results.flatMap((item) =>
    item.type === 'TRANSACTION' ? [item.transaction] : [],
  )
const byModule = async (stage: Stage) =>
  (await rows(stage)).filter(({ executionInfo }) => executionInfo?.type === 'MODULE')

const spending = (
  value: bigint,
  delegate: Person,
  token: Address,
  { payment = 0n, signature = '0x' }: { payment?: bigint; signature?: Hex } = {},
): Hex =>
  encodeFunctionData({
    abi: allowanceCalls,
    functionName: 'executeAllowanceTransfer',
    args: [
      safe,
      token,
      frank.address,
      value,
      payment ? token : zeroAddress,
      payment,
      delegate.address,
      signature,
    ],
  })

/** Sends a call over JSON-RPC, like a wallet. */
const sent = ({ world, fetch }: Stage, who: Person, to: Address, data: Hex) =>
  createWalletClient({
    account: privateKeyToAccount(who.privateKey),
    transport: http(world.rpcUrl(chainId), { fetchFn: fetch, retryCount: 0 }),
  }).sendTransaction({
    chain: null,
    to,
    data,
  })

const call = (functionName: string, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi: allowanceCalls, functionName, args } as Parameters<
    typeof encodeFunctionData
  >[0])

describe('spending within a limit', () => {
  it('is in the history as transfers of the module', async () => {
    const spent = await byModule(aLimitedStage())
    expect(spent.map(({ txInfo }) => txInfo)).toMatchObject([
      {
        recipient: { value: frank.address },
        transferInfo: { tokenAddress: usdc, value: '120000000' },
      },
      {
        recipient: { value: dave.address },
        transferInfo: { tokenAddress: wbtc, value: '10000000' },
      },
      {
        recipient: { value: dave.address },
        transferInfo: { tokenAddress: usdc, value: '80000000' },
      },
      {
        recipient: { value: dave.address },
        transferInfo: { tokenAddress: usdc, value: '300000000' },
      },
    ])
    for (const { txInfo, executionInfo, txStatus } of spent)
      expect({ txInfo, executionInfo, txStatus }).toMatchObject({
        txInfo: { type: 'Transfer', direction: 'OUTGOING', sender: { value: safe } },
        executionInfo: { address: { value: allowanceModule } },
        txStatus: 'SUCCESS',
      })
  })

  it('is added when a delegate does it, with its details', async () => {
    const stage = aLimitedStage()
    const txHash = await sent(
      stage,
      dave,
      allowanceModule,
      spending(parseEther('0.2'), dave, zeroAddress),
    )
    const [row] = await byModule(stage)
    expect(row).toMatchObject({
      txHash,
      txInfo: {
        type: 'Transfer',
        recipient: { value: frank.address },
        transferInfo: { type: 'NATIVE_COIN', value: '200000000000000000' },
      },
    })
    expect(await detailsOf(stage.gateway, row!.id)).toMatchObject({
      txId: row!.id,
      detailedExecutionInfo: { type: 'MODULE', address: { value: allowanceModule } },
      txData: { to: { value: frank.address }, value: '200000000000000000', operation: 0 },
    })
  })

  it('is two transfers if the sender is paid for sending', async () => {
    const stage = aLimitedStage()
    const txHash = await sent(
      stage,
      carol,
      allowanceModule,
      spending(parseUnits('40', 6), carol, usdc, { payment: parseUnits('1', 6) }),
    )
    const [transfer, payment] = (await byModule(stage)).filter((row) => row.txHash === txHash)
    expect(transfer?.txInfo).toMatchObject({
      recipient: { value: frank.address },
      transferInfo: { value: '40000000' },
    })
    expect(payment?.txInfo).toMatchObject({
      recipient: { value: carol.address },
      transferInfo: { value: '1000000' },
    })
    expect(transfer?.id).not.toBe(payment?.id)
  })

  it('is one transfer per payment in a batch that anyone can execute once signed', async () => {
    const stage = aLimitedStage()
    const [first, second] = [parseUnits('3', 6), parseUnits('4', 6)]
    const signed = (amount: bigint, nonce: number) =>
      signAllowance(carol, { safe, token: usdc, to: frank.address, amount, nonce })
    const transactions = encodeMultiSend([
      {
        to: allowanceModule,
        data: spending(first, carol, usdc, { signature: await signed(first, 4) }),
      },
      {
        to: allowanceModule,
        data: spending(second, carol, usdc, { signature: await signed(second, 5) }),
      },
    ])
    const txHash = await sent(stage, alice, callOnly, transactions)
    expect(
      (await byModule(stage)).filter((row) => row.txHash === txHash).map(({ txInfo }) => txInfo),
    ).toMatchObject([
      { type: 'Transfer', transferInfo: { value: String(second) } },
      { type: 'Transfer', transferInfo: { value: String(first) } },
    ])
  })
})

describe('settings of limits', () => {
  const calls = {
    addDelegate: call('addDelegate', [dave.address]),
    setAllowance: call('setAllowance', [dave.address, usdc, 5n, 1_440, 0]),
    resetAllowance: call('resetAllowance', [dave.address, usdc]),
    deleteAllowance: call('deleteAllowance', [dave.address, usdc]),
    removeDelegate: call('removeDelegate', [dave.address, true]),
  }

  it.each(Object.entries(calls))('are decoded: %s', async (method, data) => {
    const { gateway } = aStage()
    const decode = (to: string) =>
      gateway.call(routes.decodeData, { path: { chainId }, body: { to, data } })
    for (const to of [allowanceModule, older]) {
      const decoded = await decode(to)
      expect(decoded).toMatchObject({ method, accuracy: 'FULL_MATCH' })
      expect(decoded.parameters?.[0]).toMatchObject({
        name: 'delegate',
        type: 'address',
        value: dave.address,
      })
    }
    expect(await decode(usdc)).toMatchObject({ method, accuracy: 'ONLY_FUNCTION_MATCH' })
  })

  it('are decoded in the batch that enabled the module', async () => {
    const stage = aLimitedStage()
    const batches = (await rows(stage)).filter(
      ({ txInfo }) => txInfo.type === 'Custom' && txInfo.methodName === 'multiSend',
    )
    const { txData } = await detailsOf(stage.gateway, batches.at(-1)!.id)
    const actions = txData?.dataDecoded?.parameters?.[0]?.valueDecoded as MultiSendAction[]
    expect(actions.map(({ to, dataDecoded }) => [to, dataDecoded?.method])).toEqual([
      [safe, 'enableModule'],
      [allowanceModule, 'addDelegate'],
      [allowanceModule, 'setAllowance'],
    ])
    expect(actions[2]?.dataDecoded?.parameters).toMatchObject([
      { value: carol.address },
      { value: usdc },
      { value: '500000000' },
      { value: '10080' },
      { value: '0' },
    ])
  })

  it("change what the Safe's owner executes: a raised limit can be spent", async () => {
    const stage = aLimitedStage()
    const data = call('setAllowance', [carol.address, usdc, parseUnits('900', 6), 10_080, 0])
    const info = await safeOf(stage.gateway, safe)
    expect(info.modules).toMatchObject([{ value: allowanceModule }])
    await propose(
      stage.gateway,
      await aProposal(
        alice,
        plainTransaction({ to: allowanceModule, data, nonce: info.nonce }),
        safe,
      ),
      safe,
    )
    const queued = rowsOf(
      (await stage.gateway.call(routes.queued, { path: { chainId, safeAddress: safe } })).results,
    )
    expect(queued[0]?.transaction.txInfo).toMatchObject({
      type: 'Custom',
      methodName: 'setAllowance',
      to: { value: allowanceModule },
    })
    expect(
      await execute(stage, await detailsOf(stage.gateway, queued[0]!.transaction.id), alice),
    ).toBe('success')
    await sent(stage, carol, allowanceModule, spending(parseUnits('780', 6), carol, usdc))
    expect((await byModule(stage))[0]?.txInfo).toMatchObject({
      transferInfo: { value: '780000000' },
    })
  })
})

describe('the Safes of limits', () => {
  it('are those of its people, and the Treasury has no module', async () => {
    const { gateway } = aLimitedStage()
    const owned = (ownerAddress: Address) =>
      gateway.call(routes.ownedSafes, { path: { chainId, ownerAddress } })
    expect(await owned(alice.address)).toEqual({ safes: [safes.treasury.address, safe] })
    expect(await owned(carol.address)).toEqual({ safes: [safes.treasury.address] })
    expect((await safeOf(gateway)).modules ?? []).toEqual([])
  })
})
