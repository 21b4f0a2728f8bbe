import { routes, type Gateway, type HistoryItem, type Page, type QueuedItem } from '#gateway'
import { describe, expect, it } from 'vitest'
import { pastRecord } from '../../../../mocks/chain/index.ts'
import { busyLength } from '../../../../mocks/gateway/scenarios/busy.ts'
import { aStage, chainId, detailsOf, historyOf, queueOf, treasury } from './journey.ts'

const path = { chainId, safeAddress: treasury }

async function allPages<Item>(
  first: Page<Item>,
  next: (url: string) => Promise<Page<Item>>,
): Promise<Page<Item>[]> {
  const pages = [first]
  for (let page = first; page.next; pages.push(page)) page = await next(page.next)
  return pages
}
const queuePages = async (gateway: Gateway) =>
  allPages<QueuedItem>(await queueOf(gateway), (url) => gateway.page(routes.queued, url, { path }))
const transactions = (items: HistoryItem[]) => items.filter((row) => row.type === 'TRANSACTION')
const rows = <Item extends { type: string }>(pages: Page<Item>[]) =>
  pages.flatMap((page) => page.results)

describe('the queue of the busy world', () => {
  it('contains each of its two hundred transactions once, on ten pages', async () => {
    const { gateway } = aStage({ scenario: 'busy' })
    const pages = await queuePages(gateway)
    const ids = rows(pages).flatMap((row) =>
      row.type === 'TRANSACTION' ? [row.transaction.id] : [],
    )
    expect(pages).toHaveLength(10)
    expect(ids).toHaveLength(busyLength)
    expect(new Set(ids).size).toBe(busyLength)
  })

  it('contains each label and each header once, and ends groups with their nonce', async () => {
    const { gateway } = aStage({ scenario: 'busy' })
    const items = rows(await queuePages(gateway))
    expect(items.flatMap((item) => (item.type === 'LABEL' ? [item.label] : []))).toEqual([
      'Next',
      'Queued',
    ])

    const groups = new Map<number, string[]>()
    for (const item of items) {
      if (item.type !== 'TRANSACTION' || item.transaction.executionInfo?.type !== 'MULTISIG')
        continue
      const { nonce } = item.transaction.executionInfo
      groups.set(nonce, [...(groups.get(nonce) ?? []), item.conflictType])
    }
    for (const [nonce, types] of groups)
      expect([nonce, types]).toEqual([
        nonce,
        types.length === 1 ? ['None'] : [...types.slice(1).map(() => 'HasNext'), 'End'],
      ])
    const headers = items.flatMap((item) => (item.type === 'CONFLICT_HEADER' ? [item.nonce] : []))
    expect(headers).toEqual(
      [...groups].filter(([, types]) => types.length > 1).map(([nonce]) => nonce),
    )
  })

  it('splits a group at the end of a page, and continues it without a header', async () => {
    const { gateway } = aStage({ scenario: 'busy' })
    const [first, second] = await queuePages(gateway)
    expect(first?.results.at(-1)).toMatchObject({ type: 'TRANSACTION', conflictType: 'HasNext' })
    expect(second?.results[0]).toMatchObject({ type: 'TRANSACTION' })
    expect(second?.previous).toContain('offset%3D0')
  })

  it('opens quickly: signatures are created on demand', async () => {
    const { world } = aStage({ scenario: 'busy' })
    const { proposals } = await world.state.chain('1')
    const [first] = proposals.of(treasury)
    const signature = first!.confirmations[0]!.signature()
    expect(await signature).toMatch(/^0x[0-9a-f]{130}$/)
    expect(first!.confirmations[0]!.signature()).toBe(signature)
  })
})

describe('the history of the huge world', () => {
  it('has ten thousand rows: fifty from blocks, the computed ones, the creation', async () => {
    const { gateway } = aStage({ scenario: 'huge' })
    expect((await historyOf(gateway)).count).toBe(10_000)
    const at = async (offset: number) =>
      gateway.page(routes.history, `${historyUrl(gateway)}?cursor=limit%3D2%26offset%3D${offset}`, {
        path,
      })
    for (let offset = 50; offset < 10_000; offset += 398) {
      const hashes = transactions((await at(offset)).results).map((row) => row.transaction.txHash)
      expect(hashes).toEqual([offset, offset + 1].map((row) => pastRecord(9_999 - row).txHash))
    }
    const newest = transactions(
      (
        await gateway.page(
          routes.history,
          `${historyUrl(gateway)}?cursor=limit%3D51%26offset%3D0`,
          { path },
        )
      ).results,
    )
    expect(new Set(newest.map((row) => row.transaction.id)).size).toBe(51)
    expect(newest.at(-1)?.transaction.txHash).toBe(pastRecord(9_949).txHash)
    const last = await at(9_998)
    expect(last.next).toBeNull()
    expect(
      transactions(last.results)
        .map((row) => row.transaction.txHash)
        .slice(0, 2),
    ).toEqual([pastRecord(1).txHash, pastRecord(0).txHash])
    expect(transactions(last.results).at(-1)?.transaction.id).toBe(`creation_${treasury}`)
  })

  it("does not repeat a day's label on the next page", async () => {
    const { gateway } = aStage({ scenario: 'huge' })
    const first = await gateway.page(
      routes.history,
      `${historyUrl(gateway)}?cursor=limit%3D7%26offset%3D0`,
      { path },
    )
    const second = await gateway.page(routes.history, first.next!, { path })
    const whole = await gateway.page(
      routes.history,
      `${historyUrl(gateway)}?cursor=limit%3D14%26offset%3D0`,
      { path },
    )
    const joined: HistoryItem[] = [...first.results, ...second.results]
    expect(joined).toEqual(whole.results)
  })

  it('returns an old row by its id, with two signatures and its nonce', async () => {
    const { gateway } = aStage({ scenario: 'huge' })
    const page = await gateway.page(
      routes.history,
      `${historyUrl(gateway)}?cursor=limit%3D4%26offset%3D9000`,
      { path },
    )
    const told = await Promise.all(
      transactions(page.results).map(({ transaction }) => detailsOf(gateway, transaction.id)),
    )
    expect(told.map(({ txId, txInfo, txHash }) => ({ id: txId, txInfo, txHash }))).toEqual(
      transactions(page.results).map(({ transaction: { id, txInfo, txHash } }) => ({
        id,
        txInfo,
        txHash,
      })),
    )
    const signed = told.flatMap(({ detailedExecutionInfo: info }) =>
      info?.type === 'MULTISIG' ? [[info.nonce, info.confirmations.length]] : [],
    )
    const listed = transactions(page.results).flatMap(({ transaction: { executionInfo: info } }) =>
      info?.type === 'MULTISIG' ? [[info.nonce, 2]] : [],
    )
    expect(signed).toEqual(listed)
    expect(listed.length).toBeGreaterThan(1)
  })
})

const historyUrl = ({ baseUrl }: Gateway) =>
  `${baseUrl}/v1/chains/1/safes/${treasury}/transactions/history`

describe('the days of a history', () => {
  it('begin at midnight in the requested time zone', async () => {
    const { gateway } = aStage()
    const labels = async (timezone: string) => {
      const page = await gateway.call(routes.history, { path, query: { timezone } })
      return page.results.flatMap((row) =>
        row.type === 'DATE_LABEL' ? [new Date(row.timestamp).toISOString()] : [],
      )
    }
    // At half past two in the afternoon in London, the next day has begun in Brisbane.
    const afternoon = '2026-11-18T14:32:00.000Z'
    expect(await labels('Europe/London')).toContain(afternoon)
    expect(await labels('Australia/Brisbane')).not.toContain(afternoon)
  })
})
