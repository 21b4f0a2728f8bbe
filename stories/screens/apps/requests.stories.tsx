import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { PermissionRequestView } from '../../../src/screens/apps/requests/PermissionRequestView.tsx'
import { AskingApp } from '../../../src/screens/apps/requests/Origin.tsx'
import { UnsupportedMessageView } from '../../../src/screens/apps/requests/UnsupportedMessageView.tsx'

const meta: Meta<typeof PermissionRequestView> = {
  title: 'Screens/Apps/Permission request view',
  component: PermissionRequestView,
  args: {
    origin: 'https://payroll.demo.test',
    network: 'Ethereum',
    names: ['requestAddressBook'],
    onAllow: fn(),
    onReject: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof PermissionRequestView>

/** Ignores clicks for half a second, so that an app can't time it under a click. */
export const Contacts: Story = {
  parameters: { picture: 'page' },
  play: async ({ args, userEvent }) => {
    const allow = await screen.findByRole('button', { name: 'Allow' })
    await expect(allow).toHaveAttribute('aria-disabled', 'true')
    await expect(allow).not.toHaveFocus()
    await userEvent.click(allow)
    await expect(args.onAllow).not.toHaveBeenCalled()
    await waitFor(() => expect(allow).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(allow)
    await expect(args.onAllow).toHaveBeenCalledOnce()
  },
}
/** The app isn't listed, so Allow isn't emphasized. */
export const OfAnUnknownApp: Story = {
  parameters: { picture: 'page' },
  decorators: (Story) => (
    <AskingApp value={{ name: 'Payroll', url: 'https://payroll.demo.test/', isListed: false }}>
      <Story />
    </AskingApp>
  ),
  play: async () => {
    const [allow, reject] = await Promise.all(
      ['Allow', "Don't allow"].map(async (name) => screen.findByRole('button', { name })),
    )
    await waitFor(() => expect(allow).not.toHaveAttribute('aria-disabled'))
    await expect(allow?.dataset.variant).toBe(reject?.dataset.variant)
  },
}
export const Declined: Story = {
  parameters: { picture: false, pictureReason: 'Contacts shows it.' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: "Don't allow" }))
    await expect(args.onReject).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
/** Closing isn't a decision: the app may request it again. */
export const Closed: Story = {
  parameters: { picture: false, pictureReason: 'Contacts shows it.' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('button', { name: 'Allow' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onReject).not.toHaveBeenCalled()
  },
}
export const VeryLong: Story = {
  args: { origin: `https://${'sub.'.repeat(40)}demo.test` },
  parameters: { picture: false, pictureReason: 'Contacts shows the same parts.' },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { picture: false, pictureReason: 'Contacts shows the same parts.' },
}
/** A message that can't be signed is rejected with a reason. */
export const Unsupported: Story = {
  parameters: { picture: false, pictureReason: 'A dialog with one notice.' },
  render: ({ origin, onClose }) => (
    <UnsupportedMessageView origin={origin} why="noLibrary" onClose={onClose} />
  ),
}
