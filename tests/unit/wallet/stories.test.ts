import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { shows, storyFiles } from '../../stories/storyFiles.ts'

/** Components without stories of their own, and why. */
const without: Record<string, string> = {
  WalletProvider: 'It draws nothing.',
  WalletModalProvider: 'It draws nothing.',
  WhenLoaded: 'It draws nothing of its own: it loads the dialogs.',
  AccountModalProvider: 'It draws nothing.',
  SigninProvider: 'It draws nothing.',
  AccountPopover: 'The stories of Flows/Account menu show it as it is used, in ConnectMenu.',
  AccountPanel: 'It is what stands in AccountPopover.',
  PickerSteps: 'It is what stands in ConnectDialogView, whose stories show every step.',
  SizeReserver:
    'It is drawn by a server alone; ConnectedButtonsView has a story of the place that is kept.',
  ButtonShapes: 'It is never seen: it is measured.',
}

const parts = readdirSync('src/wallet', { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile() && one.name.endsWith('.tsx'))
  .flatMap((one) =>
    [
      ...readFileSync(path.join(one.parentPath, one.name), 'utf8').matchAll(
        /^export (?:function|const|class) ([A-Z]\w*[a-z]\w*)\b/gm,
      ),
    ].map(([, name = '']) => name),
  )
  .filter((name) => !name.endsWith('Context'))

test('every dialog, step, list, row and button of the kit has stories', () => {
  const files = storyFiles().filter(({ stories }) => stories.length > 0)
  expect(parts.length).toBeGreaterThan(55)
  expect(parts.filter((part) => !files.some((file) => shows(file, part)))).toEqual(
    parts.filter((part) => part in without),
  )
  expect(Object.keys(without).filter((name) => !parts.includes(name))).toEqual([])
})
