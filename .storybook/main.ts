import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'
import remarkGfm from 'remark-gfm'
import { cssTarget } from '../scripts/build/cssTarget.ts'

/** STORIES names story files and folders: a part of the stories, for a faster build. */
const part = process.env.STORIES?.split(' ').map(
  (name) => `../${name.endsWith('.tsx') ? name : `${name}/**/*.stories.tsx`}`,
)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: part ?? ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // No onboarding tasks, and the project's own themes instead of backgrounds.
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    backgrounds: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // Serves and emits the service worker for Storybook and the tests; there is no such file in
    // public/.
    plugins: [...(vite.plugins ?? []), msw({ mode: 'worker-only' })],
    // Names of classes that a report of a story can be read by.
    css: { ...vite.css, modules: {} },
    // The app's styles, as shipped.
    // A partial build is only used once.
    build: {
      ...vite.build,
      cssTarget,
      ...(part && { minify: false, reportCompressedSize: false }),
    },
  }),
}
export default config
