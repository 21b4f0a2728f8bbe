import { afterEach, expect, test, vi } from 'vitest'
import {
  ModalPart,
  PopoverPart,
  preloadDialog,
  preloadOverlays,
} from '../../../src/ui/overlays/overlays.ts'

afterEach(() => vi.unstubAllGlobals())

test('overlays are preloaded, except offline, where a failed import is remembered', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await preloadOverlays()
  await preloadDialog()
  expect([ModalPart.get(), PopoverPart.get()]).toEqual([undefined, undefined])
  vi.stubGlobal('navigator', { onLine: true })
  await preloadOverlays()
  expect(ModalPart.get()).toBeTypeOf('function')
  expect(PopoverPart.get()).toBeTypeOf('function')
})
