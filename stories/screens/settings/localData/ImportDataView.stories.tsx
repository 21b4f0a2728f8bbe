import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ImportDataView } from '../../../../src/screens/settings/localData/ImportDataView.tsx'
import type { LocalData } from '../../../../src/screens/settings/localData/localData.ts'
import type { PartPlan } from '../../../../src/screens/settings/localData/planLocalImport.ts'
import { localDataText } from '../../../../src/screens/settings/localData/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(localDataText)
const file = 'coffer-2026-11-20.json'
const data: LocalData = {
  contacts: [],
  safes: [],
  pinned: [],
  settings: {},
  apps: { pinned: [], custom: [] },
  hiddenTokens: {},
}
const none: PartPlan = { added: 0, same: 0, kept: 0, flagged: 0 }
const unread = { contacts: 0, safes: 0, settings: 0, apps: 0, hiddenTokens: 0 }

const meta: Meta<typeof ImportDataView> = {
  title: 'Screens/Settings/Import data view',
  component: ImportDataView,
  parameters: {
    picture: false,
    pictureReason: 'Its parts are those of the import of contacts.',
    layout: 'fullscreen',
  },
  args: { open: true, onOpenChange: fn(), state: { status: 'none' }, onFile: fn(), onImport: fn() },
}
export default meta
type Story = StoryObj<typeof ImportDataView>

export const NoFile: Story = {}
export const Reading: Story = { args: { state: { status: 'reading', file } } }
export const NotJson: Story = {
  args: { state: { status: 'declined', file: 'holiday.jpg', problem: { why: 'notJson' } } },
  parameters: { cell: { screen: 'localData', state: 'failed' } },
}
export const Foreign: Story = {
  args: { state: { status: 'declined', file, problem: { why: 'foreign' } } },
}
export const Newer: Story = {
  args: { state: { status: 'declined', file, problem: { why: 'newer', version: 3 } } },
}
export const NothingInIt: Story = {
  args: { state: { status: 'declined', file, problem: { why: 'empty' } } },
}
export const TooLarge: Story = {
  args: { state: { status: 'declined', file, problem: { why: 'tooLarge', bytes: 7_340_000 } } },
}
export const Unreadable: Story = {
  args: { state: { status: 'declined', file, problem: { why: 'unreadable' } } },
}
/** A part that adds nothing can't be chosen; one that is switched off stays out. */
export const SeveralParts: Story = {
  args: {
    state: {
      status: 'read',
      file,
      data,
      plans: {
        contacts: { added: 12, same: 3, kept: 1, flagged: 2 },
        safes: { ...none, added: 1 },
        settings: { ...none, added: 2, same: 6 },
        apps: { ...none, same: 4 },
        hiddenTokens: none,
      },
      unread: { ...unread, contacts: 1 },
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('checkbox', { name: text('name.apps') })).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: text('name.settings') }))
    await userEvent.click(screen.getByRole('button', { name: text('dialog.import') }))
    await expect(args.onImport).toHaveBeenCalledWith(new Set(['contacts', 'safes']))
  },
}
export const NothingNew: Story = {
  args: {
    state: {
      status: 'read',
      file,
      data,
      plans: {
        contacts: { ...none, same: 15 },
        safes: { ...none, same: 1 },
        settings: { ...none, same: 8 },
        apps: none,
        hiddenTokens: none,
      },
      unread,
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('dialog.import') }))
    await expect(args.onImport).not.toHaveBeenCalled()
  },
}
