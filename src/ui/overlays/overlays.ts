import { lazyPart } from './lazyPart.tsx'
import { loadOnce } from './loadOnce.ts'

/**
 * Overlays account for half of the kit's size (positioning, focus, layers) and are not needed for
 * the first paint.
 */
export const ModalPart = /*@__PURE__*/ lazyPart(
  /*@__PURE__*/ loadOnce(async () => (await import('../Dialog/ModalFrame.tsx')).ModalFrame),
  { isWanted: ({ open, prepared }) => open || prepared === true },
)
export const PopoverPart = /*@__PURE__*/ lazyPart(
  /*@__PURE__*/ loadOnce(async () => (await import('../Popover/PopoverFrame.tsx')).PopoverFrame),
  { isWanted: ({ open }) => open },
)

// Nothing is preloaded while the browser is offline: browsers remember a failed import until the
// page is reloaded.
const isOffline = () => globalThis.navigator?.onLine === false

/** Preloads dialogs the user is about to open; does nothing offline. */
export async function preloadDialog(): Promise<void> {
  if (!isOffline()) await ModalPart.load()
}

/**
 * Preloads dialogs and popovers; does nothing offline. Apps call it when the browser is idle,
 * through `usePreloadedOverlays`; stories wait for it.
 */
export async function preloadOverlays(): Promise<void> {
  if (!isOffline()) await Promise.all([ModalPart.load(), PopoverPart.load()])
}
