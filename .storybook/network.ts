import type { Loader, StoryContext } from '@storybook/react-vite'
import type { SetupWorker } from 'msw/browser'
import type { World } from '../mocks/world.ts'

let world: World | undefined
/** Whether a URL belongs to the gateway or a node of a world. Set with the first world. */
let serves: ((url: string) => boolean) | undefined
let started = false
const unanswered: string[] = []

/** Sets the world that handles the requests without a story handler. */
export function answerFrom(next: World, isServed: (url: string) => boolean): void {
  world = next
  serves = isServed
}

/**
 * Starts the service worker for `mswLoader`. The world is its base: a story's handlers take
 * precedence and are reset with each story.
 */
export async function startWorker(): Promise<SetupWorker> {
  const [{ http, HttpResponse }, { setupWorker }] = await Promise.all([
    import('msw'),
    import('msw/browser'),
  ])
  const worldHandler = http.all(
    ({ request }) => serves?.(request.url) ?? false,
    async ({ request }) => {
      // A story without a world has no gateway: this is a late request of the previous story, and
      // is ignored.
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
      // The explorer's own files are on its own server; any other request without a handler is an
      // error.
      if (!request || new URL(request.url).origin === location.origin) return
      unanswered.push(`${request.method} ${request.url}`)
      defaults.error()
    },
  })
  return worker
}

/**
 * Runs `mswLoader` for stories with `world` or `msw` parameters; others are rendered from their
 * args, without a service worker. Once running, it is reset for every story, so that no handler
 * leaks into the next one.
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

/** Storybook runs a list of loaders in parallel. These run in sequence. */
export const inTurn =
  (...loaders: Loader[]): Loader =>
  async (context) => {
    const loaded: Record<string, unknown> = {}
    for (const load of loaders) Object.assign(loaded, await load(context))
    return loaded
  }

/**
 * Fails a story that sends a request without a handler, even if its component handles the error.
 */
export function rejectUnanswered(): void {
  if (unanswered.length > 0)
    throw new Error(`No handler for ${unanswered.join(', ')}. Every request of a story needs one.`)
}
