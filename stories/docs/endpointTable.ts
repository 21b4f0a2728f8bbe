import { routes, type Method, type Route } from '#gateway'
// Vite gives the file's text here.
// oxlint-disable-next-line import/default
import source from '../../src/gateway/routes.ts?raw'

type RouteName = keyof typeof routes

export interface Endpoint {
  name: RouteName
  method: Method
  path: string
  /** Whether the login cookie goes with it. */
  cookie: boolean
  /** What stands above the route in the code. */
  text: string
}
export interface EndpointGroup {
  title: string
  endpoints: Endpoint[]
}

const table = routes as Record<RouteName, Route>

/** The table as it stands in the code, in its order, with its headings and comments: this page cannot fall behind it. */
export const endpointGroups: readonly EndpointGroup[] = source
  .split(/^\/\/ ── /m)
  .slice(1)
  .map((part) => ({
    title: part.slice(0, part.indexOf('\n')).trim(),
    endpoints: [...part.matchAll(/\/\*\*((?:[^*]|\*(?!\/))*)\*\/\s*export const (\w+)/g)].map(([, comment = '', name]) =>
      endpointOf(name as RouteName, comment),
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
