import { codes } from '#apps/protocol'
import type { PendingRequest } from './createRequests.ts'

/** Requests that may queue while a dialog is open. */
const maxQueued = 5

interface Dialog {
  request: PendingRequest
  open: () => void
}

/** One dialog at a time, in request order. */
export function createDialogs() {
  let queue: Dialog[] = []
  const isFull = () => queue.length > maxQueued
  return {
    isFull,
    add(request: PendingRequest, open: () => void): void {
      if (isFull()) return request.fail(codes.pending)
      queue.push({ request, open })
      if (queue.length === 1) open()
    },
    /** The request is done, whether its dialog was open or queued. */
    remove(request: PendingRequest): void {
      const wasOpen = queue[0]?.request === request
      queue = queue.filter((one) => one.request !== request)
      if (wasOpen) queue[0]?.open()
    },
    current: () => queue[0]?.request,
    queued: () => Math.max(0, queue.length - 1),
  }
}
