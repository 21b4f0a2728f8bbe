import { notificationOf, readPlan, urlOf } from './notificationOf.ts'
import { storedPlan } from './planStore.ts'

// The service worker for notifications. It's registered when the user turns them on, controls no
// page, and neither handles requests nor caches responses.

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface PushMessageEvent extends WaitingEvent {
  data: { text(): string } | null
}
interface NotificationClickEvent extends WaitingEvent {
  notification: Notification
}
interface WindowClient {
  url: string
  focus(): Promise<unknown>
}

/**
 * The part of the worker's global scope that's used here; page and worker types can't be loaded
 * together.
 */
interface WorkerScope {
  location: { origin: string }
  registration: {
    showNotification(
      title: string,
      options: NotificationOptions & { renotify?: boolean },
    ): Promise<void>
    getNotifications(filter: { tag: string }): Promise<readonly Notification[]>
  }
  clients: {
    matchAll(filter: {
      type: 'window'
      includeUncontrolled: true
    }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: WaitingEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushMessageEvent) => void): void
  addEventListener(
    type: 'notificationclick',
    listener: (event: NotificationClickEvent) => void,
  ): void
}
const worker = globalThis as unknown as WorkerScope

const unwanted = 'unwanted'

/**
 * Browsers revoke the subscription of workers that show nothing, so unwanted notifications are
 * shown silently and removed immediately.
 */
async function showNothing(): Promise<void> {
  await worker.registration.showNotification('Coffer', { tag: unwanted, silent: true })
  for (const one of await worker.registration.getNotifications({ tag: unwanted })) one.close()
}

async function show(text: string): Promise<void> {
  const plan = readPlan(await storedPlan().catch(() => undefined))
  const shown = plan && notificationOf(text, plan)
  if (!shown) return showNothing()
  const { title, href, ...options } = shown
  await worker.registration.showNotification(title, { ...options, data: href, renotify: true })
}

/** Opens the page, or shows it if it is open. */
async function open(url: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((one) => one.url === url)
  await (page ? page.focus() : worker.clients.openWindow(url))
}

// A new version doesn't wait for pages to close: the worker controls none.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = urlOf(event.notification.data, worker.location.origin)
  if (url) event.waitUntil(open(url))
})
