import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ConnectDialog } from '../../../src/wallet/connect/ConnectDialog.tsx'
import { onStage } from '../stage.tsx'

/**
 * Every step using only the keyboard: each step focuses its heading, and the dialog has an
 * accessible name.
 */
const meta: Meta<typeof ConnectDialog> = {
  title: 'Tests/Connect by keyboard',
  tags: ['!dev'],
  component: ConnectDialog,
  decorators: [onStage],
  parameters: { picture: false, pictureReason: 'ConnectDialogView shows every step.' },
  args: { open: true, onOpenChange: () => {} },
}
export default meta
type Story = StoryObj<typeof ConnectDialog>
type Keys = Parameters<NonNullable<Story['play']>>[0]['userEvent']

async function arrivedAt(heading: string, dialog = 'Connect a wallet') {
  await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus())
  await expect(screen.getByRole('dialog')).toHaveAccessibleName(dialog)
}

/** Tabs to a button or a link, and fails if it is unreachable. */
async function press(keys: Keys, name: string) {
  const isThere = () =>
    document.activeElement?.matches('button, a') === true &&
    (document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent) ===
      name
  for (let tabs = 0; tabs < 40 && !isThere(); tabs += 1) await keys.tab()
  await expect(document.activeElement).toHaveAccessibleName(name)
  await keys.keyboard('{Enter}')
}

export const SideBySide: Story = {
  parameters: { wallet: { behavior: 'rejects' } },
  play: async ({ userEvent }) => {
    await arrivedAt('Connect a wallet')
    await press(userEvent, 'Get a wallet')
    await arrivedAt('Get a wallet')
    // Phones can't be paired here, so there is one way to get it.
    await press(userEvent, 'Get MetaMask')
    await arrivedAt('Get started with MetaMask')
    await press(userEvent, 'Back')
    await arrivedAt('Get a wallet')
    await press(userEvent, 'Back')
    await arrivedAt('What is a wallet?')
    await press(userEvent, 'Demo wallet')
    await arrivedAt('Connection rejected')
    await press(userEvent, 'Choose another wallet')
    await arrivedAt('What is a wallet?')
  },
}

export const OneAfterTheOther: Story = {
  parameters: { wallet: { behavior: 'hangs' }, picker: { size: 'compact' } },
  play: async ({ userEvent }) => {
    const here = (heading: string) => arrivedAt(heading, heading)
    await here('Connect a wallet')
    await press(userEvent, 'What is a wallet?')
    await here('What is a wallet?')
    await press(userEvent, 'Get a wallet')
    await here('Get a wallet')
    await press(userEvent, 'Get Rainbow')
    await here('Get Rainbow')
    await press(userEvent, 'Back')
    await here('Get a wallet')
    await press(userEvent, 'Back')
    await here('What is a wallet?')
    await press(userEvent, 'Back')
    await here('Connect a wallet')
    await press(userEvent, 'Demo wallet')
    await here('Opening Demo wallet')
    await press(userEvent, 'Cancel')
    await here('Connect a wallet')
  },
}
