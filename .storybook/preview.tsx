import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import '../src/ui/styles.css'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { preloadOverlays } from '#ui'
import { brand } from './brand.ts'
import { namedArgs, workingControls } from './controls.ts'
import { freezeTime } from './frozenTime.ts'
import { inTurn, refuseUnanswered, startWorker, whereNeeded } from './network.ts'
import { listenToRunner } from './runner.ts'
import { showInTheme } from './shownTheme.ts'
import { toolbar, toolbarStart } from './toolbar.ts'
import { withBox } from './withBox.tsx'
import { languageLoader, withThemeAndLanguage } from './withThemeAndLanguage.tsx'
import { withWorld, worldLoader } from './world.tsx'

// The blocks of a docs page are loaded with the first of them; stories do without.
const LazyDocsPage = lazy(() => import('./DocsPage.tsx'))
const DocsPage = () => (
  <Suspense>
    <LazyDocsPage />
  </Suspense>
)

/** Whether the test runner shows the stories. */
const isRunner = navigator.userAgent.includes('StorybookTestRunner')

const preview: Preview = {
  beforeAll: () => {
    // One patience for all stories, in milliseconds: a busy machine is no failure.
    configure({ asyncUtilTimeout: 60_000 })
    listenToRunner(addons.getChannel())
    return freezeTime()
  },
  beforeEach: () => showInTheme(undefined),
  // The handlers of `parameters.msw` come before the world's. With dialogs and popovers loaded, an open one is open in the first picture.
  loaders: [inTurn(whereNeeded(mswLoader(startWorker)), worldLoader), languageLoader, () => preloadOverlays()],
  argTypesEnhancers: [workingControls],
  argsEnhancers: [namedArgs],
  afterEach: () => refuseUnanswered(),
  globalTypes: toolbar,
  initialGlobals: toolbarStart,
  // The first is the innermost.
  decorators: [withBox, withWorld, withThemeAndLanguage],
  parameters: {
    options: {
      // Read as text when the index is made, so nothing in it may be imported.
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Foundations',
          ['Principles', 'Tokens', 'Themes', 'Logo', 'Words', 'The world', 'Add a story', 'Gateway calls', 'Decisions', '*'],
          'Components',
          'Wallet',
          ['Buttons', 'Connect', 'Account', 'Network', 'Sign in', 'Transactions', '*'],
          'Screens',
          ['Shell', 'My safes', 'Home', 'Assets', 'Queue', 'History', 'Transaction', '*'],
          'Flows',
          '*',
        ],
      },
    },
    controls: { expanded: true },
    docs: { page: DocsPage, theme: brand() },
    layout: 'fullscreen',
    // In tests, axe reports violations only: serializing the checks that pass costs more than it is worth.
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
