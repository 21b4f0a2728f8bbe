import { expect, test, vi } from 'vitest'
import { loadOnce } from '../../../src/ui/overlays/loadOnce.ts'

test('a module is fetched once, however many components request it', async () => {
  const fetchIt = vi.fn(async () => 'frame')
  const later = loadOnce(fetchIt)
  expect(later.get()).toBeUndefined()
  expect(await Promise.all([later.load(), later.load()])).toEqual(['frame', 'frame'])
  expect(later.get()).toBe('frame')
  expect(fetchIt).toHaveBeenCalledOnce()
})

test('a failed fetch is repeated at the next request', async () => {
  const fetchIt = vi.fn(async () => 'frame').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const later = loadOnce(fetchIt)
  await expect(later.load()).rejects.toThrow('Failed to fetch')
  expect(await later.load()).toBe('frame')
})

test('subscribers are notified when another component loads the module', async () => {
  const later = loadOnce(async () => 'frame')
  const heard = vi.fn(() => later.get())
  const stop = later.subscribe(heard)
  await later.load()
  expect(heard).toHaveReturnedWith('frame')
  stop()
})
