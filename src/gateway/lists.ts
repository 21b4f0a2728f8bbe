import type { CallInput, Gateway, PageRoute } from './client.ts'
import type { AnswerOf } from './route.ts'
import type { Page } from './types/common.ts'

export type ItemOf<R extends PageRoute> = AnswerOf<R> extends Page<infer Item> ? Item : never

/**
 * The pages of a list, each fetched on demand: `for await (const page of pagesOf(gateway, routes.history, { path }))`.
 * `timeout` applies to each page. Ends with the last page, or when the gateway returns the same URL twice. Throws like a call;
 * a URL outside this list on this gateway is a `GatewayRequestError`.
 */
export async function* pagesOf<R extends PageRoute>(gateway: Gateway, route: R, input: CallInput<R>): AsyncGenerator<AnswerOf<R>, void, undefined> {
  const seen = new Set<unknown>([undefined, null, ''])
  let page = await gateway.call(route, input)
  for (;;) {
    yield page
    const { next } = page as Page<unknown>
    if (seen.has(next)) return
    seen.add(next)
    page = await gateway.page(route, next as string, input)
  }
}

/** The items of all pages of a list. Each page is fetched after the one before has been consumed. See {@link pagesOf}. */
export async function* itemsOf<R extends PageRoute>(gateway: Gateway, route: R, input: CallInput<R>): AsyncGenerator<ItemOf<R>, void, undefined> {
  for await (const page of pagesOf(gateway, route, input)) yield* (page as Page<ItemOf<R>>).results
}
