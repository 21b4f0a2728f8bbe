import { afterEach, expect, test, vi } from 'vitest'
import {
  modalFrame,
  popoverFrame,
  preloadDialog,
  preloadOverlays,
} from '../../../src/ui/overlays/overlays.ts'

afterEach(() => vi.unstubAllGlobals())

test('overlays are preloaded, except offline, where a failed import is remembered', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await preloadOverlays()
  await preloadDialog()
  expect([modalFrame.get(), popoverFrame.get()]).toEqual([undefined, undefined])
  vi.stubGlobal('navigator', { onLine: true })
  await preloadOverlays()
  expect(modalFrame.get()).toBeTypeOf('function')
  expect(popoverFrame.get()).toBeTypeOf('function')
})
