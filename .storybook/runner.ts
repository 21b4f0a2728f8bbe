import type { addons } from 'storybook/preview-api'
import { showInPseudo, showInTheme } from './shownSettings.ts'

/** The preview's interface for the story test runner, besides rendering a story. */
export function listenToRunner(channel: ReturnType<typeof addons.getChannel>): void {
  channel.on('coffer/showInTheme', showInTheme)
  channel.on('coffer/showInPseudo', showInPseudo)
  channel.on('coffer/tryControls', (storyId: string) => {
    void import('./tryControls.tsx')
      .then(({ tryControls }) => tryControls(storyId))
      .catch((error: unknown) => ({ control: undefined, problems: [String(error)] }))
      .then((tried) => channel.emit('coffer/controlsTried', tried))
  })
}
