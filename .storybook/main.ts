import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'
import remarkGfm from 'remark-gfm'
import { cssTarget } from '../scripts/build/cssTarget.ts'

/** STORIES names story files, and folders of them: a part of the stories, which is built quicker. */
const part = process.env.STORIES?.split(' ').map((name) => `../${name.endsWith('.tsx') ? name : `${name}/**/*.stories.tsx`}`)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: part ?? ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // A team's explorer, not a first project: no tasks to begin with, and themes of our own instead of backgrounds.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // Serves and emits the service worker for Storybook and for the tests; there is no such file in public/.
    plugins: [...(vite.plugins ?? []), msw({ mode: 'worker-only' })],
    // The styles of the product, as it ships them.
    // A part is built to be looked at once.
    build: { ...vite.build, cssTarget, ...(part && { minify: false, reportCompressedSize: false }) },
  }),
}
export default config
