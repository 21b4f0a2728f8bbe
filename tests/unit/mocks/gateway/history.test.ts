import { routes } from '#gateway'
import { describe, expect, it } from 'vitest'
import { base, safes } from '../../../../mocks/chain/index.ts'
import { people } from '../../../../mocks/people.ts'
import { aStage, chainId, detailsOf, historyOf, type Stage } from './journey.ts'

async function transactionsOf({ gateway }: Stage, safeAddress: string) {
  const first = await historyOf(gateway, safeAddress)
  const pages = first.next
    ? [first, await gateway.page(routes.history, first.next, { path: { chainId, safeAddress } })]
    : [first]
  return pages.flatMap((page) =>
    page.results.flatMap((row) => (row.type === 'TRANSACTION' ? [row.transaction] : [])),
  )
}

describe('the history, read from the blocks', () => {
  it('has the signatures and threshold at the time, not the current ones', async () => {
    const rows = await transactionsOf(aStage(), safes.treasury.address)
    const removal = rows.find(
      ({ txInfo }) =>
        txInfo.type === 'SettingsChange' && txInfo.settingsInfo?.type === 'REMOVE_OWNER',
    )
    expect(removal?.executionInfo).toMatchObject({
      confirmationsRequired: 3,
      confirmationsSubmitted: 3,
    })
  })

  it('marks a transaction with a failed inner call as failed', async () => {
    const stage = aStage()
    const failed = (await transactionsOf(stage, safes.treasury.address)).filter(
      ({ txStatus }) => txStatus === 'FAILED',
    )
    expect(failed).toHaveLength(1)
    expect(await detailsOf(stage.gateway, failed[0]!.id)).toMatchObject({
      txStatus: 'FAILED',
      detailedExecutionInfo: { safeTxGas: '100000', confirmations: [{}, {}] },
    })
  })

  it('decodes a batch and names its tokens', async () => {
    const stage = aStage()
    const batch = (await transactionsOf(stage, safes.treasury.address)).find(
      ({ txInfo }) => txInfo.type === 'Custom' && txInfo.methodName === 'multiSend',
    )
    expect(batch?.txInfo).toMatchObject({
      actionCount: 3,
      to: { name: 'Safe: MultiSendCallOnly 1.4.1' },
    })
    const { txData } = await detailsOf(stage.gateway, batch!.id)
    expect(txData).toMatchObject({
      operation: 1,
      trustedDelegateCallTarget: true,
      addressInfoIndex: { [base.tokens.dai]: { name: 'Dai Stablecoin' } },
    })
    expect(txData?.dataDecoded?.parameters?.[0]?.valueDecoded).toMatchObject([
      { dataDecoded: { method: 'transfer' } },
      { dataDecoded: { method: 'transfer' } },
      { to: people.frank.address, value: '250000000000000000', data: null, dataDecoded: null },
    ])
  })

  it("contains the vault's module transactions", async () => {
    const stage = aStage()
    const row = (await transactionsOf(stage, safes.vault.address)).find(
      ({ executionInfo }) => executionInfo?.type === 'MODULE',
    )
    expect(row).toMatchObject({
      txInfo: { type: 'Transfer', recipient: { value: people.erin.address } },
      executionInfo: { address: { value: base.module } },
    })
    expect(await detailsOf(stage.gateway, row!.id)).toMatchObject({
      txId: row!.id,
      detailedExecutionInfo: { type: 'MODULE' },
      txData: { value: '2500000000000000000' },
    })
  })

  it('ends with the creation, including its creator and salt', async () => {
    const rows = await transactionsOf(aStage(), safes.oldSavings.address)
    expect(rows.at(-1)).toMatchObject({
      txInfo: { type: 'Creation', creator: { value: people.bob.address }, saltNonce: '1' },
      txStatus: 'SUCCESS',
    })
    expect(rows.map(({ timestamp }) => timestamp)).toEqual(
      rows.map(({ timestamp }) => timestamp).toSorted((a, b) => b - a),
    )
  })
})
