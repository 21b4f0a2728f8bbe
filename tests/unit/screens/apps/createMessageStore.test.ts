import { afterEach, expect, it, vi } from 'vitest'
import { createMessageStore } from '../../../../src/screens/apps/open/createMessageStore.ts'

afterEach(() => void vi.unstubAllGlobals())

const request = (id: string) => ({
  kind: 'request' as const,
  at: 0,
  id,
  method: 'getSafeInfo',
  origin: 'https://app.test',
  check: 'accepted' as const,
})

/** A store, and the frames that it has requested. */
function aStore() {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const store = createMessageStore()
  return {
    ...store,
    frames,
    send(count: number) {
      for (let at = 0; at < count; at++) store.add(request(`id${at}`))
    },
  }
}

it('renders nothing for a flood of hidden messages, and keeps the last ones', () => {
  const { send, frames, rows } = aStore()
  send(1_000)
  expect([frames.length, rows().length, rows().at(-1)?.id]).toEqual([0, 500, 'id999'])
})

it('renders a flood of visible messages once per frame', () => {
  const { send, frames, rows, subscribe } = aStore()
  const render = vi.fn<() => void>()
  const leave = subscribe(render)
  send(1_000)
  expect([frames.length, render.mock.calls.length]).toEqual([1, 0])
  frames[0]?.()
  expect([render.mock.calls.length, rows().at(-1)?.id]).toEqual([1, 'id999'])
  send(2)
  expect(frames).toHaveLength(2)
  frames[1]?.()
  leave()
  send(1)
  expect([frames.length, render.mock.calls.length]).toEqual([2, 2])
})

it('renders that it was cleared', () => {
  const { send, frames, rows, clear, subscribe } = aStore()
  send(2)
  const render = vi.fn<() => void>()
  subscribe(render)
  clear()
  frames[0]?.()
  expect([rows(), render.mock.calls.length]).toEqual([[], 1])
})
