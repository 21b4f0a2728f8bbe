import { loadOnce } from './loadOnce.ts'

/** Overlays account for half of the kit's size (positioning, focus, layers) and are not needed for the first paint. */
export const modalFrame = /*@__PURE__*/ loadOnce(async () => (await online(), (await import('../Dialog/ModalFrame.tsx')).ModalFrame))
export const popoverFrame = /*@__PURE__*/ loadOnce(async () => (await online(), (await import('../Popover/PopoverFrame.tsx')).PopoverFrame))

/** Rejects while the browser is offline: browsers remember a failed import until the page is reloaded. */
async function online(): Promise<void> {
  if (globalThis.navigator?.onLine === false) throw new Error('Offline: no dynamically imported module')
}

/** Preloads dialogs for somebody who is about to open one. */
export const preloadDialog = async (): Promise<void> => void (await modalFrame.load())

/** Preloads dialogs and popovers. Apps call it when the browser is idle, through `usePreloadedOverlays`; stories wait for it. */
export async function preloadOverlays(): Promise<void> {
  await Promise.all([modalFrame.load(), popoverFrame.load()])
}
