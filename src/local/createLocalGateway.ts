import {
  type CallInput,
  type Gateway,
  GatewayAbortError,
  GatewayError,
  GatewayUnreachableError,
  pageSearch,
  type Route,
} from '#gateway'
import { EventsRejectedError } from '#chain'
import { declined, notOffered } from './errors.ts'
import { handlers } from './handlers.ts'
import type { Local, LocalCall } from './handler.ts'

/** The URL that stands for this browser where a gateway's URL identifies what is stored. */
export const localUrl = 'local:'

export type LocalGatewayOptions = Local

/**
 * Answers the gateway's routes without a server: from the networks' nodes, and from what this
 * browser keeps. What only a service can know is answered as by a gateway that doesn't offer the
 * call. Throws the client's errors.
 */
export function createLocalGateway(local: LocalGatewayOptions): Gateway {
  async function answer(route: Route, input: object, query: object): Promise<unknown> {
    const { signal, timeout: _timeout, ...rest } = input as CallInput<Route>
    const { path } = route
    const handle = handlers.get(route)
    if (!handle) throw notOffered(path)
    const stopped = new Promise<never>((_, reject) => {
      const stop = () =>
        reject(
          new GatewayAbortError('The request was aborted.', path, {
            cause: signal?.reason as unknown,
          }),
        )
      if (signal?.aborted) stop()
      signal?.addEventListener('abort', stop, { once: true })
    })
    try {
      const call = { path: {}, body: undefined, ...rest, query, signal } as LocalCall<Route>
      const told = await Promise.race([stopped, handle(local, call)])
      return local.validate && route.answers !== 'nothing'
        ? local.validate(route, told, call.path)
        : told
    } catch (cause) {
      if (cause instanceof EventsRejectedError) throw declined(cause.message)
      throw cause instanceof GatewayError
        ? cause
        : new GatewayUnreachableError("Couldn't read from the network's endpoint.", path, { cause })
    }
  }

  return {
    baseUrl: localUrl,
    call: (async (route: Route, input: { query?: object }) =>
      answer(route, input, input.query ?? {})) as Gateway['call'],
    page: (async (route: Route, url: string, input: object) =>
      answer(route, input, queryIn(url))) as Gateway['page'],
  }
}

/** The query of a page's URL, whose text is read as what it stood for. */
const queryIn = (url: string): object =>
  Object.fromEntries(
    [...new URLSearchParams(pageSearch(url))].map(([name, value]) => [
      name,
      value === 'true' || value === 'false' ? value === 'true' : value,
    ]),
  )
