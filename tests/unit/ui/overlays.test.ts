import { afterEach, expect, test, vi } from 'vitest'
import {
  modalFrame,
  popoverFrame,
  preloadDialog,
  preloadOverlays,
} from '../../../src/ui/overlays/overlays.ts'

afterEach(() => vi.unstubAllGlobals())

test('overlays are preloaded, but not while the browser is offline, because it remembers a failed import', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await preloadOverlays()
  await preloadDialog()
  expect([modalFrame.get(), popoverFrame.get()]).toEqual([undefined, undefined])
  vi.stubGlobal('navigator', { onLine: true })
  await preloadOverlays()
  expect(modalFrame.get()).toBeTypeOf('function')
  expect(popoverFrame.get()).toBeTypeOf('function')
})
