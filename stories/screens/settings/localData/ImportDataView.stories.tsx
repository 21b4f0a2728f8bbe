import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { ImportDataView } from '../../../../src/screens/settings/localData/ImportDataView.tsx'
import { ImportedTemplates } from '../../../../src/screens/settings/localData/ImportedTemplates.tsx'
import { LeftOutList } from '../../../../src/screens/settings/localData/LeftOutList.tsx'
import type { LocalData } from '../../../../src/screens/settings/localData/localData.ts'
import type { LeftOut } from '../../../../src/screens/settings/localData/leftOut.ts'
import type { PartPlan } from '../../../../src/screens/settings/localData/planLocalImport.ts'
import { localDataText } from '../../../../src/screens/settings/localData/text.ts'
import { people } from '../../../../mocks/people.ts'
import { mainnet } from '../../common/rows/items.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(localDataText)
const file = 'coffer-2026-11-20.json'
const data: LocalData = {
  contacts: [],
  labels: {},
  safes: [],
  pinned: [],
  settings: {},
  apps: { pinned: [], custom: [] },
  hiddenTokens: {},
  templates: [],
}
const none: PartPlan = { added: 0, same: 0, kept: 0, flagged: 0 }
const unread = {
  contacts: 0,
  labels: 0,
  safes: 0,
  settings: 0,
  apps: 0,
  hiddenTokens: 0,
  templates: 0,
}
const noTemplates = { added: [], clashing: [], hasReminders: false }
const fileTemplates = {
  added: ['Payroll', 'Rent'],
  clashing: ['Grants'],
  hasReminders: true,
}
const coffers = {
  status: 'read',
  file,
  source: { app: 'coffer' },
  data,
  templates: noTemplates,
  unread,
  leftOut: [],
} as const
const leftOut: readonly LeftOut[] = [
  {
    what: 'entry',
    part: 'contacts',
    key: people.bob.address.replace('0x', '0xA'),
    name: 'Bob',
    problem: { what: 'address', problem: { why: 'tooLong', have: 41 } },
  },
  {
    what: 'entry',
    part: 'contacts',
    key: people.carol.address,
    name: 'Payroll\u202E',
    problem: { what: 'name', problem: { why: 'hidden', shown: 'Payroll[U+202E]' } },
  },
  {
    what: 'entry',
    part: 'contacts',
    key: people.alice.address.toLowerCase(),
    name: 'Eve',
    problem: { what: 'twice', name: 'Alice' },
  },
  {
    what: 'entry',
    part: 'safes',
    key: people.dave.address,
    problem: { what: 'chain', text: 'mainnet' },
  },
  {
    what: 'endpoint',
    chainId: '1',
    url: 'https://rpc.example/v3/2a7f4d0c9b8e4f6d8a1c5e7b9d3f0a2c',
  },
  { what: 'endpoint', chainId: '137', url: 'https://polygon.example' },
  { what: 'undeployed', at: { chainId: '1', address: people.dave.address } },
  { what: 'settings', names: ['tokenList', 'shortName', 'signing', 'tenderly', 'gasTank'] },
  { what: 'apps', count: 3 },
  { what: 'parts', names: ['visitedSafes'] },
]
const safeWallets = {
  status: 'read',
  file: 'safe-2026-11-20.json',
  source: { app: 'safeWallet', version: '3.0' },
  data,
  plans: {
    contacts: { added: 41, same: 3, kept: 1, flagged: 0 },
    labels: none,
    safes: { ...none, added: 4 },
    settings: { ...none, added: 2 },
    apps: none,
    hiddenTokens: { ...none, added: 6 },
    templates: none,
  },
  templates: noTemplates,
  unread: { ...unread, contacts: 3, safes: 1 },
  leftOut,
} as const

const meta: Meta<typeof ImportDataView> = {
  title: 'Screens/Settings/Import data view',
  component: ImportDataView,
  parameters: {
    picture: false,
    pictureReason: 'Its parts are those of the import of contacts.',
    layout: 'fullscreen',
  },
  args: {
    chains: [mainnet],
    open: true,
    onOpenChange: fn(),
    state: { status: 'none' },
    onFile: fn(),
    onImport: fn(),
  },
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
export const OtherVersion: Story = {
  args: { state: { status: 'declined', file, problem: { why: 'otherVersion', version: '4.0' } } },
}
export const TooMany: Story = {
  args: { state: { status: 'declined', file, problem: { why: 'tooMany', have: 70_213 } } },
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
/** A part with nothing new can't be selected; an unselected part isn't imported. */
export const SeveralParts: Story = {
  args: {
    state: {
      ...coffers,
      plans: {
        contacts: { added: 12, same: 3, kept: 1, flagged: 2 },
        labels: { ...none, added: 24, same: 3 },
        safes: { ...none, added: 1 },
        settings: { ...none, added: 2, same: 6 },
        apps: { ...none, same: 4 },
        hiddenTokens: none,
        templates: none,
      },
      unread: { ...unread, contacts: 1 },
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('checkbox', { name: text('name.apps') })).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: text('name.settings') }))
    await userEvent.click(screen.getByRole('button', { name: text('dialog.import') }))
    await expect(args.onImport).toHaveBeenCalledWith(new Set(['contacts', 'labels', 'safes']))
  },
}
export const NothingNew: Story = {
  args: {
    state: {
      ...coffers,
      plans: {
        contacts: { ...none, same: 15 },
        labels: none,
        safes: { ...none, same: 1 },
        settings: { ...none, same: 8 },
        apps: none,
        hiddenTokens: none,
        templates: none,
      },
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('dialog.import') }))
    await expect(args.onImport).not.toHaveBeenCalled()
  },
}

/** Counterfactual Safes, RPC URLs, and what can't be read are listed, each with its reason. */
export const FromSafeWallet: Story = {
  args: { state: safeWallets },
  parameters: { picture: 'page' },
  play: async () => {
    await expect(await screen.findByText(/https:\/\/polygon\.example/)).toBeInTheDocument()
  },
}
/** Only reasons why nothing is imported. */
export const NothingUsable: Story = {
  args: {
    state: {
      ...safeWallets,
      plans: {
        contacts: none,
        labels: none,
        safes: none,
        settings: none,
        apps: none,
        hiddenTokens: none,
        templates: none,
      },
      unread: { ...unread, safes: 1 },
      leftOut: leftOut.slice(3),
    },
  },
  parameters: { picture: 'page' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('dialog.import') }))
    await expect(args.onImport).not.toHaveBeenCalled()
  },
}

/** Imports templates without their reminders, and skips those whose names are taken. */
export const WithTemplates: Story = {
  args: {
    state: {
      ...coffers,
      plans: {
        contacts: none,
        labels: none,
        safes: none,
        settings: none,
        apps: none,
        hiddenTokens: none,
        templates: { added: 2, same: 1, kept: 1, flagged: 0 },
      },
      templates: fileTemplates,
    },
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Payroll')).toBeInTheDocument()
    await expect(screen.getByText(text('templates.reminders'))).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: text('dialog.import') }))
    await expect(args.onImport).toHaveBeenCalledWith(new Set(['templates']))
  },
}

/** The templates of a file, alone: more than are listed, and long names. */
export const TemplatesOfFile: Story = {
  tags: ['part'],
  render: () => (
    <ImportedTemplates
      added={Array.from({ length: 150 }, (_, index) => `Payroll ${index}`)}
      clashing={['Grants', 'Monthly payments to everyone who works on the protocol '.repeat(2)]}
      hasReminders
    />
  ),
}

/** Only the list of what isn't imported. */
export const NotImported: Story = {
  tags: ['part'],
  render: () => <LeftOutList leftOut={leftOut} chains={[mainnet]} />,
}
