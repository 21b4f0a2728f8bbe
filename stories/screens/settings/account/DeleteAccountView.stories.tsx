import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { DeleteAccountView } from '../../../../src/screens/settings/account/DeleteAccountView.tsx'
import { accountText } from '../../../../src/screens/settings/account/text.ts'
import { englishText } from '../../../englishText.ts'
import { fixed } from '../../../controls.ts'
import { anAccount, longName } from './account.ts'

const text = englishText(accountText)

const meta: Meta<typeof DeleteAccountView> = {
  title: 'Screens/Account/Delete account view',
  component: DeleteAccountView,
  argTypes: { failure: fixed },
  parameters: {
    picture: false,
    pictureReason: 'A dialog with two short lists.',
    layout: 'fullscreen',
  },
  args: {
    account: anAccount(),
    isDeleting: false,
    failure: undefined,
    onDelete: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof DeleteAccountView>

export const Confirmation: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('list', { name: text('delete.lost') })).toHaveTextContent(
      '“Alice”',
    )
    await userEvent.click(screen.getByRole('button', { name: text('delete.action') }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
/** Escape keeps the account. */
export const Canceled: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: text('delete.title') })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}
export const NoName: Story = { args: { account: anAccount({ name: '' }) } }
export const Deleting: Story = { args: { isDeleting: true } }
export const Failed: Story = { args: { failure: { kind: 'unreachable' } } }
export const VeryLong: Story = {
  args: { account: anAccount({ name: longName, id: '9'.repeat(80) }) },
  globals: { locale: 'pseudo-long' },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
