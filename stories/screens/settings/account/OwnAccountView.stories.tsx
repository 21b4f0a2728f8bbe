import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { OwnAccountView } from '../../../../src/screens/settings/account/OwnAccountView.tsx'
import { accountText } from '../../../../src/screens/settings/account/text.ts'
import { englishText } from '../../../englishText.ts'
import { fixed } from '../../../controls.ts'
import { anAccount, dataTypes, longName } from './account.ts'
import { CreateAccount } from '../../../../src/screens/settings/account/CreateAccount.tsx'
import { DataTypes } from '../../../../src/screens/settings/account/DataTypes.tsx'

const text = englishText(accountText)
const retry = fn()
const creation = {
  name: '',
  onName: fn(),
  problem: undefined,
  status: 'idle',
  failure: undefined,
  onCreate: fn(),
} as const

const meta: Meta<typeof OwnAccountView> = {
  title: 'Screens/Account/Own account view',
  component: OwnAccountView,
  parameters: {
    picture: false,
    pictureReason: 'Its rows are those of the settings.',
    boxWidth: 800,
    layout: 'padded',
  },
  decorators: [
    // As on its page, whose width decides the layout.
    (Story) => (
      <div
        style={{ display: 'flex', flexDirection: 'column', gap: 24, containerType: 'inline-size' }}
      >
        <Story />
      </div>
    ),
  ],
  argTypes: { account: fixed, creation: fixed, types: fixed, enabled: fixed, changes: fixed },
  args: {
    account: ready(anAccount()),
    creation,
    types: ready(dataTypes),
    enabled: ready(['2']),
    changes: {},
    onChange: fn(),
    onDelete: fn(),
  },
}
export default meta
type Story = StoryObj<typeof OwnAccountView>

const contacts = { name: text('data.AddressBook') }

export const Everyday: Story = {
  parameters: { cell: { screen: 'account', state: 'ready' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('switch', contacts)).toBeChecked()
    await expect(canvas.getByRole('switch', { name: text('data.Watchlist') })).toBeDisabled()
    await userEvent.click(canvas.getByRole('switch', { name: text('data.CounterfactualSafes') }))
    await expect(args.onChange).toHaveBeenCalledWith('1', true)
    await userEvent.click(canvas.getByRole('button', { name: text('account.delete') }))
    await expect(args.onDelete).toHaveBeenCalledWith(anAccount())
  },
}
export const Loading: Story = { args: { account: loading } }
export const Failed: Story = { args: { account: failed({ kind: 'timeout' }, retry) } }
export const Stale: Story = {
  args: { account: ready(anAccount(), { freshness: 'stale', retry }) },
  parameters: { cell: { screen: 'account', state: 'stale' } },
}
export const NoAccount: Story = {
  args: { account: ready(null), creation: { ...creation, onCreate: fn() } },
  parameters: { cell: { screen: 'account', state: 'empty' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'A')
    await expect(args.creation.onName).toHaveBeenCalledWith('A')
    await userEvent.click(canvas.getByRole('button', { name: text('create.action') }))
    await expect(args.creation.onCreate).toHaveBeenCalledOnce()
  },
}
/** A failed attempt explains why, and the field has the focus. */
export const NameTooShort: Story = {
  args: {
    account: ready(null),
    creation: { ...creation, name: 'Al', problem: { why: 'tooShort' }, onCreate: fn() },
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByText(text('name.tooShort', { count: 3 }))).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), '{Enter}')
    await expect(canvas.getByText(text('name.tooShort', { count: 3 }))).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus()
    await expect(args.creation.onCreate).not.toHaveBeenCalled()
  },
}
export const NameTooLong: Story = {
  args: {
    account: ready(null),
    creation: { ...creation, name: `${longName}s`, problem: { why: 'tooLong' } },
  },
}
export const NameRequired: Story = {
  args: { account: ready(null), creation: { ...creation, problem: { why: 'required' } } },
}
export const NameDeclined: Story = {
  args: {
    account: ready(null),
    creation: {
      ...creation,
      name: 'admin',
      problem: { why: 'declined', detail: 'This name is reserved' },
    },
  },
}
export const Creating: Story = {
  args: { account: ready(null), creation: { ...creation, name: 'Alice', status: 'creating' } },
}
export const CreatingFailed: Story = {
  args: {
    account: ready(null),
    creation: { ...creation, name: 'Alice', failure: { kind: 'unreachable' } },
  },
}
/** The first gateways with accounts gave them no names. */
export const NoName: Story = { args: { account: ready(anAccount({ name: '' })) } }
export const Saving: Story = {
  args: { changes: { 1: { status: 'saving', enabled: true } } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('switch', { name: text('data.CounterfactualSafes') })).toBeChecked(),
}
/** The switch returns to its previous state. */
export const SavingFailed: Story = {
  args: {
    changes: { 2: { status: 'failed', enabled: false, reason: { kind: 'unreachable' } } },
    onChange: fn(),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('switch', contacts)).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onChange).toHaveBeenCalledWith('2', false)
  },
}
export const SettingsFailed: Story = {
  args: { enabled: failed({ kind: 'timeout' }, retry) },
  parameters: { cell: { screen: 'account', state: 'partial' } },
}
export const TypesFailed: Story = { args: { types: failed({ kind: 'timeout' }, retry) } }
export const LoadingSettings: Story = { args: { enabled: loading } }
export const NoTypes: Story = { args: { types: ready([]) } }
/** A type that this version doesn't know. */
export const UnknownType: Story = {
  args: {
    types: ready([
      { id: '9', name: 'Notes', description: 'Notes about transactions', active: true },
    ]),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('switch', { name: 'Notes about transactions' })).not.toBeChecked(),
}
export const VeryLong: Story = {
  args: {
    account: ready(anAccount({ name: longName, id: '9'.repeat(60) })),
    types: ready([
      ...dataTypes,
      { id: '9', name: 'x'.repeat(200), description: 'y'.repeat(200), active: true },
    ]),
    changes: {
      9: {
        status: 'failed',
        enabled: true,
        reason: { kind: 'declined', status: 422, detail: 'z'.repeat(200) },
      },
    },
  },
  globals: { locale: 'pseudo-long' },
  parameters: { boxWidth: 375 },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }

/** Only the form. */
export const Creation: Story = {
  args: { creation: { ...creation, name: 'Alice' } },
  render: ({ creation: form }) => <CreateAccount {...form} />,
}
/** What may be stored. */
export const Data: Story = { render: (args) => <DataTypes {...args} /> }
