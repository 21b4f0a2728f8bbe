import { describe, expect, it } from 'vitest'
import { type Gateway, itemsOf, routes, type TransactionSummary } from '#gateway'
import { smallPlaces, type Scenario } from '../../../mocks/chain/genesis/places.ts'
import { aStage } from './stage.ts'

const scenarios: readonly Scenario[] = ['everyday', 'limits', 'empty', 'busy']

/** All rows of a Safe's history, from as many pages as there are. */
async function rowsOf(gateway: Gateway, path: { chainId: string; safeAddress: string }) {
  const rows: TransactionSummary[] = []
  const query = { trusted: false, imitation: true }
  for await (const item of itemsOf(gateway, routes.history, { path, query }))
    if (item.type === 'TRANSACTION') rows.push(item.transaction)
  return rows
}

/** What a row says, without what only a service knows: names, lists, and its own numbering. */
function factsOf({ id, timestamp, txStatus, txHash, txInfo, executionInfo }: TransactionSummary) {
  const kind = id.split('_')[0]
  const moved = txInfo.type === 'Transfer' && {
    sender: txInfo.sender.value,
    recipient: txInfo.recipient.value,
    direction: txInfo.direction,
    type: txInfo.transferInfo.type,
    ...('value' in txInfo.transferInfo && { value: txInfo.transferInfo.value }),
    ...('tokenId' in txInfo.transferInfo && { tokenId: txInfo.transferInfo.tokenId }),
  }
  return {
    id: kind === 'multisig' || kind === 'creation' ? id : kind,
    timestamp,
    txStatus,
    txHash,
    info: txInfo.type,
    ...moved,
    ...(txInfo.type === 'SettingsChange' && { change: txInfo.settingsInfo }),
    ...(executionInfo?.type === 'MULTISIG' && {
      nonce: executionInfo.nonce,
      confirmations: executionInfo.confirmationsSubmitted,
    }),
  }
}

type Facts = ReturnType<typeof factsOf>

const sorted = (rows: readonly TransactionSummary[]) =>
  rows
    .map((row) => JSON.stringify(factsOf(row)))
    .toSorted()
    .map((row) => JSON.parse(row) as Facts)

/** A coin that a module sends leaves no event: only the time and the transaction are known. */
const isSilent = (ours: readonly Facts[]) => {
  const silent = new Set(
    ours.flatMap(({ id, info, txHash }) => (id === 'module' && info === 'Custom' ? [txHash] : [])),
  )
  return ({ txHash }: Facts) => silent.has(txHash)
}

describe.each(scenarios)('the history of each Safe (%s)', (scenario) => {
  it.each(['1', '17000'])('is the same from the events of network %s', async (chainId) => {
    const { served, local } = aStage(scenario)
    let silent = 0
    for (const { address } of smallPlaces(scenario, Number(chainId)).safes) {
      const path = { chainId, safeAddress: address }
      const rows = await rowsOf(local, path)
      const [theirs, ours] = [sorted(await rowsOf(served, path)), sorted(rows)]
      const isUnknown = isSilent(ours)
      silent += ours.filter(isUnknown).length
      const known = (all: readonly Facts[]) => all.filter((one) => !isUnknown(one))
      expect({ address, rows: known(ours) }).toEqual({ address, rows: known(theirs) })
      expect(ours.filter(isUnknown)).toHaveLength(theirs.filter(isUnknown).length)
      const times = rows.map(({ timestamp }) => timestamp)
      expect(times).toEqual(times.toSorted((a, b) => b - a))
    }
    expect(silent).toBeLessThanOrEqual(1)
  })
})
