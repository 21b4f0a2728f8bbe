import { loadOnce } from './loadOnce.ts'

/**
 * Overlays account for half of the kit's size (positioning, focus, layers) and are not needed for
 * the first paint.
 */
export const modalFrame = /*@__PURE__*/ loadOnce(
  async () => (await import('../Dialog/ModalFrame.tsx')).ModalFrame,
)
export const popoverFrame = /*@__PURE__*/ loadOnce(
  async () => (await import('../Popover/PopoverFrame.tsx')).PopoverFrame,
)

// Nothing is preloaded while the browser is offline: browsers remember a failed import until the
// page is reloaded.
const isOffline = () => globalThis.navigator?.onLine === false

/** Preloads dialogs the user is about to open; does nothing offline. */
export async function preloadDialog(): Promise<void> {
  if (!isOffline()) await modalFrame.load()
}

/**
 * Preloads dialogs and popovers; does nothing offline. Apps call it when the browser is idle,
 * through `usePreloadedOverlays`; stories wait for it.
 */
export async function preloadOverlays(): Promise<void> {
  if (!isOffline()) await Promise.all([modalFrame.load(), popoverFrame.load()])
}
