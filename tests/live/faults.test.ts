import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveWorld } from '../../mocks/node.ts'
import { openBrowser } from '../e2e/openBrowser.ts'
import { size } from '../size.ts'
import { coldReads, type FaultyRead, reads } from './faultyReads.ts'
import { networkFaults, serveHuge } from './networkFaults.ts'
import { type Network, type OpenRead, openRead, reasonOf } from './openRead.ts'
import { askingConfigOf, serveProduct } from './product.ts'

// The live app's reads, with faults, in a real browser: the page keeps working, shows its data or a
// reason, and recovers without a reload. One read has every fault, and every read has one;
// tests/unit/faults covers all combinations.

let network: Network
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const [session, world, huge] = await Promise.all([openBrowser(), serveWorld(), serveHuge()])
  const product = await serveProduct({ config: askingConfigOf(world) })
  network = { session, world, url: product.url, huge: huge.url }
  closing.push(() => session.close(), product.close, world.close, huge.close)
})
afterAll(async () => {
  for (const close of closing) await close()
  for (const [name, { kept, used }] of counts)
    console.log(
      `${name}: ${kept + used} faults survived, ${kept} declined, ` +
        `${used} used as far as they are valid`,
    )
})

const counts = new Map<string, { kept: number; used: number }>()

function count(name: string, outcome: 'kept' | 'used'): void {
  const of = counts.get(name) ?? { kept: 0, used: 0 }
  of[outcome]++
  counts.set(name, of)
}

/** The read that has every fault: it has rows, of which the page uses those that are valid. */
const wholeRead = 'queue'

/**
 * Every fault on one read, and one on each other read: they take turns, from `first` on. A nightly
 * run has all of them.
 */
const casesOf = (some: readonly FaultyRead[], first: number, whole?: string) =>
  some.flatMap((read, number) => {
    const all = networkFaults
      .filter(({ name }) => name !== read.without)
      .map((fault, index) => ({ name: read.name, faultName: fault.name, read, fault, index }))
    return size === 'nightly' || read.name === whole
      ? all
      : all.filter(({ index }) => index === (first + number) % all.length)
  })

/** One page per read, opened again after a failure. */
let current: { read: FaultyRead; open: OpenRead } | undefined

async function onPageOf(
  read: FaultyRead,
  test: (open: OpenRead, isNew: boolean) => Promise<void>,
): Promise<void> {
  const isNew = current?.read !== read
  if (isNew) {
    await current?.open.close()
    current = { read, open: await openRead(read, network) }
  }
  const { open } = current!
  try {
    await test(open, isNew)
  } catch (error) {
    current = undefined
    await open.close()
    throw error
  }
}

/** Nothing is broken, neither the page with its dialogs nor the frame around it. */
async function expectWhole({ page }: OpenRead): Promise<void> {
  expect(
    await page
      .getByText(/went wrong on this page|Coffer ran into an error|Couldn't (?:open|show) this/)
      .count(),
  ).toBe(0)
  expect((await page.getByRole('heading', { level: 1 }).first().textContent())?.trim()).not.toBe('')
}

describe('a page that is open', () => {
  it.each(casesOf(reads, 0, wholeRead))(
    'of $name survives $faultName, and recovers',
    async ({ read, fault, index }) => {
      await onPageOf(read, async (open, isNew) => {
        if (isNew) {
          await open.goTo()
          await open.isHealthy()
        }
        open.suffer(fault)
        await open.comeBack()
        const accepted = read.accepts?.[fault.name]
        await open.waitFor(accepted ?? reasonOf(read))
        await expectWhole(open)
        expect(await open.page.getByRole('link', { name: 'My Safes' }).count()).toBeGreaterThan(0)
        expect(accepted !== undefined || (await read.kept(open.page).first().isVisible())).toBe(
          true,
        )
        open.suffer(undefined)
        // Each second time by the button, which otherwise only appears after a second.
        if ((index % 2 === 1 || read.connected) && (await open.retry.count()))
          await open.retry.click()
        else await open.comeBack()
        await open.isHealthy()
        expect(open.errors()).toEqual([])
        count(read.name, accepted ? 'used' : 'kept')
      })
    },
  )
})

describe('a first visit', () => {
  it.each(casesOf(coldReads, reads.length))(
    'to $name with $faultName gives a reason, recovers, and keeps only what is healthy',
    async ({ read, fault }) => {
      await onPageOf(read, async (open) => {
        const { page } = open
        await page.goto(`${network.url}config.json`)
        await page.evaluate(() => localStorage.clear())
        open.suffer(fault)
        await open.goTo()
        const accepted = read.accepts?.[fault.name]
        await open.waitFor(accepted ?? reasonOf(read))
        await expectWhole(open)
        open.suffer(undefined)
        if (await open.retry.count()) await open.retry.click()
        else await page.reload()
        await open.isHealthy()
        // What was kept is healthy: it is all that there is to show until the next answer.
        let release = () => {}
        const isSeen = new Promise<void>((resolve) => (release = resolve))
        open.suffer({
          ...fault,
          answer: (...answering) => isSeen.then(() => fault.answer(...answering)),
        })
        await page.reload()
        await read
          .kept(page)
          .first()
          .waitFor({ state: 'attached', timeout: 15_000 })
          .finally(release)
        await expectWhole(open)
        expect(open.errors()).toEqual([])
        count(`${read.name}, first visit`, accepted ? 'used' : 'kept')
      })
    },
  )
})
