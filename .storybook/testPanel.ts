import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import path from 'node:path'
import { launchOptions } from '../scripts/setup/browser.mjs'

/**
 * Configuration of Storybook's own "Run tests" button: plays and axe in the toolbar's theme,
 * without pictures. `npm test` uses tests/visual instead.
 */
export const testPanel = () => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: path.resolve('.storybook') })],
  test: {
    name: 'storybook',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: {
          reducedMotion: 'reduce' as const,
          deviceScaleFactor: 1,
          locale: 'en-US',
          timezoneId: 'UTC',
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})
