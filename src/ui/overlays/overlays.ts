import { loadOnce } from './loadOnce.ts'

/** What lies above the page brings half of the kit's weight (positioning, focus, layers), and nobody needs it for the first picture. */
export const modalFrame = /*@__PURE__*/ loadOnce(async () => (await import('../Dialog/ModalFrame.tsx')).ModalFrame)
export const popoverFrame = /*@__PURE__*/ loadOnce(async () => (await import('../Popover/PopoverFrame.tsx')).PopoverFrame)

/** Fetches dialogs ahead of the first use, for somebody who is about to open one. */
export const preloadDialog = async (): Promise<void> => void (await modalFrame.load())

/** Fetches dialogs and popovers ahead of the first use. An app does it when the browser has time, by `usePreloadedOverlays`; stories wait for it. */
export async function preloadOverlays(): Promise<void> {
  await Promise.all([modalFrame.load(), popoverFrame.load()])
}
