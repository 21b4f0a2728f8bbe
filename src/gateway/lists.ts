import type { CallInput, Gateway, PageRoute } from './client.ts'
import type { AnswerOf } from './route.ts'
import type { Page } from './types/common.ts'

export type ItemOf<R extends PageRoute> = AnswerOf<R> extends Page<infer Item> ? Item : never

/**
 * The pages of a list from the first on, each asked for when it is wanted: `for await (const page of pagesOf(gateway, routes.history, { path }))`.
 * `timeout` is for each page. Ends with the list, and when the gateway gives a URL for the second time. Throws what a call throws;
 * a URL that leaves this list of this gateway is a `GatewayRequestError`.
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

/** The items of all pages of a list, one after another; a page is asked for when the one before is used up. See {@link pagesOf}. */
export async function* itemsOf<R extends PageRoute>(gateway: Gateway, route: R, input: CallInput<R>): AsyncGenerator<ItemOf<R>, void, undefined> {
  for await (const page of pagesOf(gateway, route, input)) yield* (page as Page<ItemOf<R>>).results
}
