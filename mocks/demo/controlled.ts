const url = '/mockServiceWorker.js'

/**
 * Resolves when the service worker controls the page. The page loads this before everything else,
 * because browsers take longer to start a worker than to fetch the app.
 */
export const controlled: Promise<void> = register()

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(url)
  // A page reloaded past its worker never becomes controlled; MSW reloads such a page once more.
  if (serviceWorker.controller || registration.active?.state === 'activated') return
  await new Promise((taken) =>
    serviceWorker.addEventListener('controllerchange', taken, { once: true }),
  )
}
