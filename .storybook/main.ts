import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'
import remarkGfm from 'remark-gfm'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: process.env.STORIES?.split(' ').map((file) => `../${file}`) ?? ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // A team's explorer, not a first project: no tasks to begin with, and themes of our own instead of backgrounds.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Serves and emits the service worker for Storybook and for the tests; there is no such file in public/.
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), msw({ mode: 'worker-only' })] }),
}
export default config
