import type { BrowserContext, Page } from 'playwright'

/** A browser's notifications: the user's decision, and whether its push service works. */
export interface FakePush {
  /** The user's response to the browser prompt. */
  answer: 'granted' | 'denied' | 'default'
  /** The browser's own push service, which test browsers don't have. */
  service: 'fake' | 'real'
}

const keys = {
  permission: 'test.permission',
  subscription: 'test.subscription',
  answer: 'test.answer',
}

/**
 * Replaces what test browsers lack: the question about notifications, and the push service. The
 * service worker is real, and so is everything else. Call it before the page is opened.
 */
export async function fakePush(
  page: Page,
  { answer, service }: FakePush = { answer: 'granted', service: 'fake' },
): Promise<void> {
  await page.addInitScript(
    ([names, first, isFake]) => {
      const stored = (name: string) => localStorage.getItem(name)
      Object.defineProperty(Notification, 'permission', {
        get: () => stored(names.permission) ?? 'default',
      })
      Notification.requestPermission = async () => {
        const next = stored(names.answer) ?? first
        localStorage.setItem(names.permission, next)
        return next as NotificationPermission
      }
      if (!isFake) return
      const subscribed = (number: string, key?: BufferSource | string | null) => {
        const endpoint = `https://push.test/${number}`
        return {
          endpoint,
          options: { applicationServerKey: null, key },
          toJSON: () => ({ endpoint, keys: { p256dh: 'p256dh', auth: 'auth' } }),
          unsubscribe: async () => {
            localStorage.removeItem(names.subscription)
            return true
          },
        } as unknown as PushSubscription
      }
      PushManager.prototype.getSubscription = async () => {
        const number = stored(names.subscription)
        return number === null ? null : subscribed(number)
      }
      PushManager.prototype.subscribe = async (options) => {
        const number = stored(names.subscription) ?? String(Math.random()).slice(2)
        localStorage.setItem(names.subscription, number)
        return subscribed(number, options?.applicationServerKey)
      }
    },
    [keys, answer, service === 'fake'] as const,
  )
}

/** The browser replaces the subscription, or loses it. */
export const changeSubscription = (page: Page, number: string | null): Promise<void> =>
  page.evaluate(
    ([name, value]) =>
      value === null ? localStorage.removeItem(name) : localStorage.setItem(name, value),
    [keys.subscription, number] as const,
  )

/** The person takes back or gives the permission in the browser's settings. */
export const changePermission = (page: Page, permission: NotificationPermission): Promise<void> =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    keys.permission,
    permission,
  ] as const)

/** What the worker shows, in place of the system, which test browsers can't reach. */
export interface ShownByWorker {
  title: string
  body?: string
  data?: string
  tag: string
  silent?: boolean
}

/**
 * Sends push messages to the page's worker as a push service would, and returns what it shows of
 * each.
 */
export async function openPushService(page: Page, context: BrowserContext, origin: string) {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((done) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ isDeleted }) => !isDeleted)
      if (one) done(one.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const worker =
    context.serviceWorkers().find((one) => one.url().endsWith('/push-worker.js')) ??
    (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      shown: unknown[]
      closed: number
    }
    scope.shown = []
    scope.closed = 0
    scope.registration.showNotification = async (title, options) =>
      void scope.shown.push({ title, ...options })
    scope.registration.getNotifications = async () => [
      { close: () => scope.closed++ } as unknown as Notification,
    ]
  })
  const read = () =>
    worker
      .evaluate(() => globalThis as unknown as { shown: ShownByWorker[]; closed: number })
      .then(({ shown, closed }) => ({ shown, closed }))
  return {
    /** Sends a message, and returns what is shown of it once the worker is done. */
    async deliver(message: unknown): Promise<{ shown: ShownByWorker; isRemoved: boolean }> {
      const before = await read()
      await session.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(message),
      })
      for (;;) {
        const now = await read()
        const shown = now.shown[before.shown.length]
        // What isn't wanted is removed right after it is shown.
        if (shown && (shown.tag !== 'unwanted' || now.closed > before.closed))
          return { shown, isRemoved: now.closed > before.closed }
      }
    },
  }
}
