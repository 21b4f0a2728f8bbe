import type { Decorator } from '@storybook/react-vite'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { parseSearch, stringifySearch, validateSafeSearch } from '../../src/app/search.ts'

/** Renders a page of the app as at this path: with its URL, and without the frame around it. */
export const atPath: Decorator = (Story, { parameters: { path } }) => (
  <AtPath path={String(path)}>
    <Story />
  </AtPath>
)

function AtPath({ path, children }: { path: string; children: ReactNode }) {
  const [router] = useState(() => {
    const root = createRootRoute()
    const app = createRoute({
      getParentRoute: () => root,
      id: '/_app',
      validateSearch: validateSafeSearch,
    })
    const page = createRoute({ getParentRoute: () => app, path: '$', component: () => children })
    return createRouter({
      routeTree: root.addChildren([app.addChildren([page])]),
      history: createMemoryHistory({ initialEntries: [path] }),
      parseSearch,
      stringifySearch,
    })
  })
  return <RouterProvider router={router} />
}
