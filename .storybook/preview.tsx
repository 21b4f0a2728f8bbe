import type { Preview } from '@storybook/react-vite'
import '../src/ui/styles.css'
import { preloadOverlays } from '#ui'
import { freezeTime } from './frozenTime.ts'
import { toolbar, toolbarStart } from './toolbar.ts'
import { withBox } from './withBox.tsx'
import { languageLoader, withPlace } from './withPlace.tsx'
import { refuseUnanswered, withWorld, worldLoader } from './world.tsx'

const preview: Preview = {
  beforeAll: () => freezeTime(),
  // With dialogs and popovers at hand, what is open is open in the first picture.
  loaders: [worldLoader, languageLoader, () => preloadOverlays()],
  afterEach: () => refuseUnanswered(),
  globalTypes: toolbar,
  initialGlobals: toolbarStart,
  // The first is the innermost.
  decorators: [withBox, withWorld, withPlace],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    picture: 'part',
    viewport: {
      defaultViewport: 'desktop',
      options: {
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
      },
    },
  },
}
export default preview
