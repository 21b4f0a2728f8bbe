const url = '/mockServiceWorker.js'

/**
 * Settles when the service worker stands in front of the page. The page loads this before everything else: a browser takes longer to start a
 * worker than to fetch the product.
 */
export const controlled: Promise<void> = register()

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register(url)
  // A page that was loaded anew past its worker never comes under it; MSW loads such a page once more.
  if (serviceWorker.controller || registration.active?.state === 'activated') return
  await new Promise((taken) => serviceWorker.addEventListener('controllerchange', taken, { once: true }))
}
