import type { Decorator, Loader, StoryContext } from '@storybook/react-vite'
import type { SetupWorker } from 'msw/browser'

let worker: Promise<SetupWorker> | undefined
const unanswered: string[] = []

/** Views take arguments only; everything else stands in the world. */
const isView = ({ title }: Pick<StoryContext, 'title'>) => title.startsWith('ui/')

/** Starts the network of the world before a story is drawn. */
export const worldLoader: Loader = async (context) => {
  unanswered.length = 0
  if (isView(context)) return {}
  worker ??= startWorker()
  ;(await worker).resetHandlers()
  return {}
}

/** A story that asks for something nobody answers fails, however well its part copes with that. */
export function refuseUnanswered(): void {
  if (unanswered.length > 0) throw new Error(`Nobody answers ${unanswered.join(', ')}. Every request of a story needs a handler.`)
}

/** What a story of a screen stands in. */
export const withWorld: Decorator = (Story) => <Story />

async function startWorker(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser')
  const started = setupWorker()
  await started.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL.replace(/\/?$/, '/')}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request?: Request }
      // The explorer's own files come from its own server; whatever else nobody answers is a mistake.
      if (!request || new URL(request.url).origin === location.origin) return
      unanswered.push(`${request.method} ${request.url}`)
      defaults.error()
    },
  })
  return started
}
