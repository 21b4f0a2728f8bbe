import type { Loader, StoryContext } from '@storybook/react-vite'
import type { SetupWorker } from 'msw/browser'
import type { World } from '../mocks/world.ts'

let world: World | undefined
/** Whether an address belongs to the gateway or a node of a world. Known as soon as there has been one. */
let serves: ((url: string) => boolean) | undefined
let started = false
const unanswered: string[] = []

/** Sets the world that answers what the story's own handlers leave. */
export function answerFrom(next: World, isServed: (url: string) => boolean): void {
  world = next
  serves = isServed
}

/** Starts the service worker for `mswLoader`. The world is its base: handlers of a story come before it, and are reset with each story. */
export async function startWorker(): Promise<SetupWorker> {
  const [{ http, HttpResponse }, { setupWorker }] = await Promise.all([import('msw'), import('msw/browser')])
  const worldHandler = http.all(
    ({ request }) => serves?.(request.url) ?? false,
    async ({ request }) => {
      // A story without a world has no gateway to ask: this is a late request of the one before, and belongs to nobody.
      if (!world) return HttpResponse.error()
      const answer = await world.fetch(request)
      if (!answer) unanswered.push(`${request.method} ${request.url}`)
      return answer ?? HttpResponse.error()
    },
  )
  const worker = setupWorker(worldHandler)
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL.replace(/\/?$/, '/')}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request }
      // The explorer's own files come from its own server; any other request without a handler is a mistake.
      if (!request || new URL(request.url).origin === location.origin) return
      unanswered.push(`${request.method} ${request.url}`)
      defaults.error()
    },
  })
  return worker
}

/**
 * Runs `mswLoader` for stories that have a `world` or `msw` parameters; others are drawn from their arguments, and pay for no service worker.
 * Once it runs, it is reset for every story, so that no handler reaches the next one.
 */
export const whereNeeded =
  (load: Loader): Loader =>
  async (context) => {
    unanswered.length = 0
    world = undefined
    const { world: scenario, msw } = context.parameters as StoryContext['parameters']
    started ||= scenario !== undefined || msw !== undefined
    return started ? load(context) : {}
  }

/** Storybook runs the loaders of a list at once. These run one after the other. */
export const inTurn =
  (...loaders: Loader[]): Loader =>
  async (context) => {
    const loaded: Record<string, unknown> = {}
    for (const load of loaders) Object.assign(loaded, await load(context))
    return loaded
  }

/** A story that sends a request without a handler fails, even if its part copes with the error. */
export function refuseUnanswered(): void {
  if (unanswered.length > 0) throw new Error(`No handler for ${unanswered.join(', ')}. Every request of a story needs one.`)
}
