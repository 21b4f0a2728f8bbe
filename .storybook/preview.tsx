import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import '../src/ui/styles.css'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { preloadMarks } from '#screens'
import { preloadOverlays } from '#ui'
import { brand } from './brand.ts'
import { namedArgs, workingControls } from './controls.ts'
import { freezeTime } from './frozenTime.ts'
import { inTurn, rejectUnanswered, startWorker, whereNeeded } from './network.ts'
import { listenToRunner } from './runner.ts'
import { resetShown } from './shownSettings.ts'
import { toolbar, toolbarStart } from './toolbar.ts'
import { withBox } from './withBox.tsx'
import { withNames } from './withNames.tsx'
import { languageLoader, withThemeAndLanguage } from './withThemeAndLanguage.tsx'
import { withWorld, worldLoader } from './world.tsx'

// The docs blocks are loaded with the first docs page; stories do not need them.
const LazyDocsPage = lazy(() => import('./DocsPage.tsx'))
const DocsPage = () => (
  <Suspense>
    <LazyDocsPage />
  </Suspense>
)

/** Whether the test runner renders the stories. */
const isRunner = navigator.userAgent.includes('StorybookTestRunner')

/** What a person would see when something isn't found, in place of the whole tree. */
const withShownText = (message: string | null) =>
  new Error(`${message}\nThe page shows:\n${document.body.innerText.slice(0, 1000)}`)

const preview: Preview = {
  beforeAll: () => {
    // One timeout for all stories, in milliseconds: a busy machine is not a failure.
    configure({ asyncUtilTimeout: 60_000, getElementError: withShownText })
    listenToRunner(addons.getChannel())
    return freezeTime()
  },
  beforeEach: () => resetShown(),
  // The handlers of `parameters.msw` take precedence over the world's. Overlays and marks are
  // preloaded, so that they are in the first picture.
  loaders: [
    inTurn(whereNeeded(mswLoader(startWorker)), worldLoader),
    languageLoader,
    () => preloadOverlays(),
    () => preloadMarks(),
  ],
  argTypesEnhancers: [workingControls],
  argsEnhancers: [namedArgs],
  afterEach: () => rejectUnanswered(),
  globalTypes: toolbar,
  initialGlobals: toolbarStart,
  // The first is the innermost.
  decorators: [withBox, withWorld, withNames, withThemeAndLanguage],
  parameters: {
    options: {
      // Read as text by the indexer, so nothing in it may be imported.
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Foundations',
          [
            'Principles',
            'Tokens',
            'Themes',
            'Logo',
            'Words',
            'The world',
            'Add a story',
            'Gateway calls',
            'Decisions',
            '*',
          ],
          'Components',
          'Wallet',
          ['Buttons', 'Connect', 'Account', 'Network', 'Sign in', 'Transactions', '*'],
          'Screens',
          [
            'Shell',
            'My safes',
            'Home',
            'Assets',
            'Queue',
            'History',
            'Transaction',
            'Settings',
            '*',
          ],
          'Flows',
          '*',
        ],
      },
    },
    controls: { expanded: true },
    docs: { page: DocsPage, theme: brand() },
    layout: 'fullscreen',
    // In tests, axe reports violations only: serializing passed checks is not worth the cost.
    a11y: { test: 'error', ...(isRunner && { options: { resultTypes: ['violations'] } }) },
    picture: 'part',
    viewport: {
      options: {
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
      },
    },
  },
}
export default preview
