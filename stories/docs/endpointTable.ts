import { routes, type Method, type Route } from '#gateway'
// Vite provides the file's text here.
// oxlint-disable-next-line import/default
import source from '../../src/gateway/routes.ts?raw'

type RouteName = keyof typeof routes

export interface Endpoint {
  name: RouteName
  method: Method
  path: string
  /** Whether the call includes the login cookie. */
  cookie: boolean
  /** The comment above the route in the code. */
  text: string
}
export interface EndpointGroup {
  title: string
  endpoints: Endpoint[]
}

const table = routes as Record<RouteName, Route>

/**
 * The route table in source order, with its headings and comments, so that this page is always
 * complete.
 */
export const endpointGroups: readonly EndpointGroup[] = source
  .split(/^\/\/ ── /m)
  .slice(1)
  .map((part) => ({
    title: part.slice(0, part.indexOf('\n')).trim(),
    endpoints: [...part.matchAll(/\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*export const (\w+)/g)].map(
      ([, comment = '', name]) => endpointOf(name as RouteName, comment),
    ),
  }))

function endpointOf(name: RouteName, comment: string): Endpoint {
  const { method = 'POST', path, credentials } = table[name]
  return {
    name,
    method,
    path,
    cookie: credentials === 'include',
    text: comment
      .replaceAll(/\n\s*\*/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }
}
