import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router'
import {
  pages,
  type PrefetchInput,
  readSafeParam,
  type Section,
  sections as allSections,
  shareAppLink,
  unsubscribeLink,
} from '#screens'
import { LoadedScreen } from './LoadedScreen.tsx'
import { NewTransactionPage } from './NewTransactionPage.tsx'
import { NotFoundRoute } from './NotFoundRoute.tsx'
import { FrameError, RouteError } from './RouteError.tsx'
import { SafePage } from './SafePage.tsx'
import { PageQueryProvider } from './PageQueryProvider.tsx'
import { OpenAppPage } from './OpenAppPage.tsx'
import { MessagePage } from './MessagePage.tsx'
import {
  loadAhead,
  messageScreen,
  newTransactionScreen,
  openAppScreen,
  shareAppScreen,
  transactionScreen,
  unsubscribeScreen,
} from './screens.ts'
import { parseSearch, type SafeSearch, stringifySearch, validateSafeSearch } from './search.ts'
import { ShareAppPage } from './ShareAppPage.tsx'
import { ShellRoute } from './ShellRoute.tsx'
import { TransactionPage } from './TransactionPage.tsx'
import { UnsubscribePage } from './UnsubscribePage.tsx'

/** The page's subject, so that a link to another Safe's page preloads as well. */
const deps = ({ search: { safe, id } }: { search: SafeSearch }) => ({ safe, id })

const noNames: readonly string[] = []

function safeOf({ chains }: PrefetchInput, { safe }: { safe?: string | undefined }) {
  const read = readSafeParam(chains, safe)
  return read.found === 'safe' ? read.at : undefined
}

/** The app's router, with a route for each section; by default, all sections. */
export function createAppRouter(
  history?: RouterHistory,
  sections: readonly Section[] = allSections,
) {
  const root = createRootRouteWithContext<PrefetchInput>()({
    component: Outlet,
    errorComponent: FrameError,
  })
  /** The frame around every page. Its ID is part of the product's contract. */
  const app = createRoute({
    getParentRoute: () => root,
    id: '/_app',
    component: () => <ShellRoute sections={sections} />,
    errorComponent: FrameError,
    validateSearch: validateSafeSearch,
  })
  const routes = sections.map((section) =>
    createRoute({
      getParentRoute: () => app,
      path: section.path,
      loaderDeps: deps,
      // Runs when a link to the page is hovered, focused, or touched, too.
      loader: ({ context, deps, preload }) => {
        if (section.scope === 'app')
          return loadAhead(section.screen, preload ? { input: context, props: {} } : undefined)
        const at = preload && safeOf(context, deps)
        loadAhead(section.screen, at ? { input: context, props: { at } } : undefined)
      },
      component: () =>
        section.scope === 'app' ? (
          <PageQueryProvider names={section.search ?? noNames}>
            <LoadedScreen screen={section.screen} title={section.label} />
          </PageQueryProvider>
        ) : (
          <SafePage section={section} />
        ),
    }),
  )
  const transaction = createRoute({
    getParentRoute: () => app,
    path: pages.transaction,
    loaderDeps: deps,
    loader: ({ context, deps: { id, ...deps }, preload }) => {
      const at = preload && safeOf(context, deps)
      loadAhead(transactionScreen, at && id ? { input: context, props: { at, id } } : undefined)
    },
    component: TransactionPage,
  })
  const newTransaction = createRoute({
    getParentRoute: () => app,
    path: pages.newTransaction,
    loaderDeps: deps,
    loader: ({ context, deps, preload }) => {
      const at = preload && safeOf(context, deps)
      loadAhead(newTransactionScreen, at ? { input: context, props: { at } } : undefined)
    },
    component: NewTransactionPage,
  })
  const pagesOfLinks = (
    [
      [pages.message, messageScreen, MessagePage],
      [pages.openApp, openAppScreen, OpenAppPage],
      [shareAppLink, shareAppScreen, ShareAppPage],
      [unsubscribeLink, unsubscribeScreen, UnsubscribePage],
    ] as const
  ).map(([path, screen, component]) =>
    createRoute({
      getParentRoute: () => app,
      path,
      loader: () => loadAhead<never>(screen),
      component,
    }),
  )
  const rest = createRoute({ getParentRoute: () => app, path: '$', component: NotFoundRoute })
  const routeTree = root.addChildren([
    app.addChildren([...routes, transaction, newTransaction, ...pagesOfLinks, rest]),
  ])
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // The query client knows how fresh the data is.
    defaultPreloadStaleTime: 0,
    // Set where the app is rendered.
    context: undefined as unknown as PrefetchInput,
    defaultErrorComponent: RouteError,
    ...(history ? { history } : {}),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
