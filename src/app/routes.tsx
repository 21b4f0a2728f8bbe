import { createRootRoute, createRoute, createRouter, Outlet, type RouterHistory } from '@tanstack/react-router'
import { type Section, sections as allSections, pages } from '#screens'
import { LoadedScreen } from './LoadedScreen.tsx'
import { NotFoundRoute } from './NotFoundRoute.tsx'
import { SafePage } from './SafePage.tsx'
import { loadAhead, transactionScreen } from './screens.ts'
import { parseSearch, stringifySearch, validateSafeSearch } from './search.ts'
import { ShellRoute } from './ShellRoute.tsx'
import { TransactionPage } from './TransactionPage.tsx'

/** The router of the app: a route for each section, and those of the table are all. */
export function createAppRouter(history?: RouterHistory, sections: readonly Section[] = allSections) {
  const root = createRootRoute({ component: Outlet })
  /** The frame around every page. Its id is part of the product's contract. */
  const app = createRoute({
    getParentRoute: () => root,
    id: '/_app',
    component: () => <ShellRoute sections={sections} />,
    validateSearch: validateSafeSearch,
  })
  const routes = sections.map((section) =>
    createRoute({
      getParentRoute: () => app,
      path: section.path,
      // Runs when a link to the page is hovered or focused, too.
      loader: () => loadAhead(section.screen),
      component: () => (section.scope === 'app' ? <LoadedScreen screen={section.screen} /> : <SafePage section={section} />),
    }),
  )
  const transaction = createRoute({
    getParentRoute: () => app,
    path: pages.transaction,
    loader: () => loadAhead(transactionScreen),
    component: TransactionPage,
  })
  const rest = createRoute({ getParentRoute: () => app, path: '$', component: NotFoundRoute })
  const routeTree = root.addChildren([app.addChildren([...routes, transaction, rest])])
  return createRouter({ routeTree, parseSearch, stringifySearch, scrollRestoration: true, defaultPreload: 'intent', ...(history ? { history } : {}) })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
