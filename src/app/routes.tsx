import { createRootRoute, createRoute, createRouter, Outlet, type RouterHistory } from '@tanstack/react-router'
import { LoadedScreen } from './LoadedScreen.tsx'
import { NotFoundRoute } from './NotFoundRoute.tsx'
import { SafePage } from './SafePage.tsx'
import { mySafesScreen } from './screens.ts'
import { parseSearch, stringifySearch, validateSafeSearch } from './search.ts'
import { ShellRoute } from './ShellRoute.tsx'

const root = createRootRoute({ component: Outlet })

/** The frame that wraps every page. Its id is part of the product's contract. */
const app = createRoute({ getParentRoute: () => root, id: '/_app', component: ShellRoute, validateSearch: validateSafeSearch })

const mySafes = createRoute({ getParentRoute: () => app, path: '/', component: () => <LoadedScreen screen={mySafesScreen} /> })

const home = createRoute({ getParentRoute: () => app, path: '/home', component: () => <SafePage page="home" /> })
const assets = createRoute({ getParentRoute: () => app, path: '/balances', component: () => <SafePage page="assets" /> })
const queue = createRoute({ getParentRoute: () => app, path: '/transactions/queue', component: () => <SafePage page="queue" /> })
const history = createRoute({ getParentRoute: () => app, path: '/transactions/history', component: () => <SafePage page="history" /> })
const transaction = createRoute({ getParentRoute: () => app, path: '/transactions/tx', component: () => <SafePage page="transaction" /> })
const rest = createRoute({ getParentRoute: () => app, path: '$', component: NotFoundRoute })

const routeTree = root.addChildren([app.addChildren([mySafes, home, assets, queue, history, transaction, rest])])

export const createAppRouter = (history?: RouterHistory) =>
  createRouter({ routeTree, parseSearch, stringifySearch, scrollRestoration: true, ...(history ? { history } : {}) })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
