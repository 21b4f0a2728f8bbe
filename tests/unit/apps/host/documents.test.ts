import { afterEach, describe, expect, it, vi } from 'vitest'
import { rounds } from '../../../size.ts'
import { seededRandom, seedOfRun } from '../randomValues.ts'
import { owner } from '../standInHost.ts'
import { aHostWithAnApp, settled, shortly, waiting } from './aFrame.ts'

afterEach(() => void vi.unstubAllGlobals())

const tx = { txs: [{ to: owner, value: '1', data: '0x' }] }
const read = { call: 'eth_gasPrice', params: [] }
const gone = '4900 Request failed'

/** How a document says who it is: by its ID, or by asking for the Safe first. */
type Introduction = 'id' | 'greeting'

/** A host whose requests wait for the test, and the documents that follow in its frame. */
function aFrameOfDocuments() {
  const { open, handlers } = waiting()
  const world = aHostWithAnApp({ handlers })
  let last = 0
  /** A document starts in the frame. It isn't loaded, and has said nothing. */
  function begin(introduction: Introduction) {
    world.start()
    const id = `document${++last}`
    let isLoaded = false
    const ask = (method: string, params?: unknown) =>
      world.ask(method, params, introduction === 'id' ? { document: { id, isLoaded } } : {})
    return {
      ask,
      greet: () => ask('getSafeInfo'),
      load() {
        world.load()
        isLoaded = true
      },
    }
  }
  const first = begin('greeting')
  first.greet()
  first.load()
  return { ...world, open, told: (id: string) => world.answers(id).map(shortly), begin }
}

describe.each<Introduction>(['id', 'greeting'])('a document that is known by its %s', (by) => {
  it('keeps its requests from before it loaded, even after a reload', async () => {
    const { begin, told, open } = aFrameOfDocuments()
    for (const turn of [0, 1]) {
      const page = begin(by)
      page.greet()
      const ids = [page.ask('sendTransactions', tx), page.ask('rpcCall', read)]
      page.load()
      const own = open.slice(2 * turn)
      expect(own.map(({ method, signal }) => [method, signal.aborted])).toEqual([
        ['sendTransactions', false],
        ['rpcCall', false],
      ])
      for (const one of own) one.answer('done')
      await settled()
      expect(ids.map(told)).toEqual([['"done"'], ['"done"']])
    }
  })

  it("ends the previous document's requests, and gets none of its responses", async () => {
    const { begin, told, open } = aFrameOfDocuments()
    const first = begin(by)
    first.greet()
    first.load()
    const ids = [first.ask('sendTransactions', tx), first.ask('rpcCall', read)]
    const second = begin(by)
    second.greet()
    const own = second.ask('rpcCall', read)
    second.load()
    expect(ids.map(told)).toEqual([[gone], [gone]])
    for (const one of open) one.answer('late')
    await settled()
    expect([...ids, own].map(told)).toEqual([[gone], [gone], ['"late"']])
  })
})

describe('a document with an id', () => {
  it("ends the previous document's requests although it never finishes loading", () => {
    const { begin, told, open } = aFrameOfDocuments()
    const first = begin('id')
    first.load()
    const id = first.ask('sendTransactions', tx)
    begin('id').greet()
    expect([told(id), open[0]?.signal.aborted]).toEqual([[gone], true])
  })

  it('is the one that has loaded if it introduces itself after that', () => {
    const { begin, told } = aFrameOfDocuments()
    const first = begin('id')
    first.load()
    const id = first.ask('sendTransactions', tx)
    begin('id').load()
    expect(told(id)).toEqual([gone])
  })

  it('ends the requests of an existing SDK in the previous document', () => {
    const { begin, told } = aFrameOfDocuments()
    const first = begin('greeting')
    first.greet()
    first.load()
    const id = first.ask('sendTransactions', tx)
    begin('id').greet()
    expect(told(id)).toEqual([gone])
  })
})

it("a silent document ends the previous one's requests once it has loaded", () => {
  const { begin, told } = aFrameOfDocuments()
  for (const by of ['id', 'greeting'] as const) {
    const page = begin(by)
    page.greet()
    page.load()
    const id = page.ask('signMessage', { message: 'x' })
    begin(by).load()
    expect(told(id)).toEqual([gone])
  }
})

it('keeps requests that a page of another origin sends before it has loaded', () => {
  const { start, load, ask, host, open } = aFrameOfDocuments()
  start('https://other.test')
  ask('getSafeInfo')
  host.allow('https://other.test')
  ask('sendTransactions', tx)
  load()
  expect(open.map(({ signal }) => signal.aborted)).toEqual([false])
})

it('requests belong to one document, whatever follows: no other gets their responses', async () => {
  for (let round = 0; round < rounds(300); round++) {
    const random = seededRandom(seedOfRun * 10_000 + round)
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
    const world = aFrameOfDocuments()
    const failure = `SEED=${seedOfRun}, round ${round}`
    const by = pick<Introduction>(['id', 'greeting'])
    let past: string[] = []
    for (let turn = 0; turn < 4; turn++) {
      const page = world.begin(by)
      const own: string[] = []
      const act = () =>
        pick([
          () => own.push(page.ask('rpcCall', read)),
          () => own.push(page.ask('sendTransactions', tx)),
          () => own.push(page.ask('signMessage', { message: 'x' })),
          () => pick(world.open)?.answer('x'),
        ])()
      const work = async () => {
        for (let at = 0; at < 4; at++) {
          act()
          if (random() < 0.4) await settled()
        }
      }
      // The document says who it is, and may work before it has loaded. Some never load; those are
      // known by their IDs alone.
      page.greet()
      if (random() < 0.6) await work()
      const loads = by === 'greeting' || random() < 0.7
      if (loads) page.load()
      const before = past.map((id) => world.told(id).length)
      expect(before.includes(0), `${failure}: still waiting`).toBe(false)
      await work()
      // What is requested is only ended by another document: never by its own load.
      const ended = own.filter((id) => world.told(id)[0] === gone)
      expect(ended, `${failure}: ended by its own load`).toEqual([])
      expect(past.map((id) => world.told(id).length)).toEqual(before)
      past = [...past, ...own]
    }
    world.host.destroy()
    for (const one of world.open) one.answer('late')
    await settled()
    expect([...new Set(past.map((id) => world.told(id).length))], failure).toEqual([1])
    expect(world.errors).toEqual([])
  }
})
