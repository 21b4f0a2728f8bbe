import { fillQuery, pageSearch } from './address.ts'
import type { CallInput, Gateway, PageRoute } from './client.ts'
import type { AnswerOf, QueryValue } from './route.ts'
import type { Page } from './types/common.ts'

export type ItemOf<R extends PageRoute> = AnswerOf<R> extends Page<infer Item> ? Item : never

/**
 * The pages of a list, each fetched on demand: `for await (const page of pagesOf(gateway,
 * routes.history, { path }))`. `timeout` applies to each page. Each page is requested at the list's
 * own URL, with the query of the URL that the previous page contains. Ends with the last page, or
 * when the gateway returns a query that was requested before. Throws like a call; a page URL
 * without a usable query is a `GatewayRequestError`.
 */
export async function* pagesOf<R extends PageRoute>(
  gateway: Gateway,
  route: R,
  input: CallInput<R>,
): AsyncGenerator<AnswerOf<R>, void, undefined> {
  const seen = new Set([fillQuery((input as { query?: Record<string, QueryValue> }).query)])
  let page = await gateway.call(route, input)
  for (;;) {
    yield page
    const { next } = page as Page<unknown>
    if (!next) return
    const search = pageSearch(next)
    if (search && seen.has(search)) return
    seen.add(search)
    page = await gateway.page(route, search, input)
  }
}

/**
 * The items of all pages of a list. Each page is fetched after the previous one has been consumed.
 * See {@link pagesOf}.
 */
export async function* itemsOf<R extends PageRoute>(
  gateway: Gateway,
  route: R,
  input: CallInput<R>,
): AsyncGenerator<ItemOf<R>, void, undefined> {
  for await (const page of pagesOf(gateway, route, input)) yield* (page as Page<ItemOf<R>>).results
}
