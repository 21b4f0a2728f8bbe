import type { PushPort, PushSubscribed, PushSupport } from '#screens/core/environment'
import { deletePlan, storePlan } from './planStore.ts'

/** Where the worker is. Its scope is a folder without pages, so it controls none. */
const workerUrl = `${import.meta.env.BASE_URL}push-worker.js`
const scope = `${import.meta.env.BASE_URL}push-worker/`

/**
 * Notifications of this browser, with the Push API.
 * @param pushKey the operator's public key (VAPID), as base64url
 */
export function browserPush(pushKey: string): PushPort {
  const support = supportOf(globalThis)
  if (support === 'installFirst') linkManifest()
  const registered = () =>
    navigator.serviceWorker
      .getRegistration(scope)
      .then((one) => (one?.scope.endsWith(scope) ? one : undefined))
  return {
    support,
    getPermission: () => Notification.permission,
    askPermission: () => Notification.requestPermission(),
    async getSubscription() {
      const subscription = await (await registered())?.pushManager.getSubscription()
      return subscription && isOfKey(subscription, pushKey) ? readSubscription(subscription) : null
    },
    async subscribe() {
      const registration = await navigator.serviceWorker.register(workerUrl, {
        scope,
        updateViaCache: 'none',
      })
      try {
        await activated(registration)
        return readSubscription(await inTime(subscribeWith(registration.pushManager, pushKey)))
      } catch (error) {
        // A worker is useless without a subscription.
        await registration.unregister()
        throw error
      }
    },
    async unsubscribe() {
      const registration = await registered()
      await (await registration?.pushManager.getSubscription())?.unsubscribe()
      await registration?.unregister()
    },
    keepPlan: storePlan,
    forgetPlan: deletePlan,
  }
}

/**
 * Milliseconds to wait for a push service. Without a connection to it, some browsers wait forever.
 */
const patience = 30_000

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error("The push service didn't respond.")), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

async function subscribeWith(manager: PushManager, pushKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: pushKey }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    const old = await manager.getSubscription()
    // It was created with a different operator key.
    if (!old || !(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
    await old.unsubscribe()
    return manager.subscribe(options)
  }
}

/**
 * The browser's support. Safari on iPhones has no push service before the site is on the Home
 * Screen, and reports whether it is.
 */
function supportOf(page: typeof globalThis): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in page && 'Notification' in page) return 'full'
  return 'standalone' in navigator && navigator.standalone === false ? 'installFirst' : 'none'
}

/** A site on the Home Screen is an app only if it has a manifest. No other visit needs one. */
function linkManifest(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = `${import.meta.env.BASE_URL}manifest.webmanifest`
  document.head.append(link)
}

/** Subscribing needs an active worker. */
async function activated({
  active,
  waiting,
  installing,
}: ServiceWorkerRegistration): Promise<void> {
  const next = installing ?? waiting
  if (active || !next) return
  await new Promise<void>((done, failed) =>
    next.addEventListener('statechange', () => {
      if (next.state === 'activated') done()
      if (next.state === 'redundant') failed(new Error("Couldn't install the service worker."))
    }),
  )
}

/** The operator's service can only reach subscriptions made with its own key. */
function isOfKey(
  { options: { applicationServerKey: key } }: PushSubscription,
  pushKey: string,
): boolean {
  if (!key) return true
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === pushKey
}

/** Normalized, so that the same subscription is the same string. */
function readSubscription(subscription: PushSubscription): PushSubscribed {
  const { endpoint } = subscription
  const { p256dh, auth } = subscription.toJSON().keys ?? {}
  return { endpoint, token: JSON.stringify({ endpoint, keys: { p256dh, auth } }) }
}
