import { expect, test, vi } from 'vitest'
import { loadOnce } from '../../../src/ui/overlays/loadOnce.ts'

test('what is loaded later is fetched once, however many ask', async () => {
  const fetchIt = vi.fn(async () => 'frame')
  const later = loadOnce(fetchIt)
  expect(later.get()).toBeUndefined()
  expect(await Promise.all([later.load(), later.load()])).toEqual(['frame', 'frame'])
  expect(later.get()).toBe('frame')
  expect(fetchIt).toHaveBeenCalledOnce()
})

test('a fetch that failed is tried again by the next who asks', async () => {
  const fetchIt = vi.fn(async () => 'frame').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const later = loadOnce(fetchIt)
  await expect(later.load()).rejects.toThrow('Failed to fetch')
  expect(await later.load()).toBe('frame')
})

test('whoever has drawn without it hears when it is there, even when somebody else asked for it', async () => {
  const later = loadOnce(async () => 'frame')
  const heard = vi.fn(() => later.get())
  const stop = later.subscribe(heard)
  await later.load()
  expect(heard).toHaveReturnedWith('frame')
  stop()
})
