import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Shell } from '../../../../../src/screens/shell/frame/Shell.tsx'
import { GoToDialog } from '../../../../../src/screens/shell/frame/goTo/GoToDialog.tsx'
import { sections } from '../../../../../src/screens/shell/frame/sections.ts'
import { navItems } from '../../../../../src/screens/shell/frame/navItems.ts'
import { mainnet, treasury } from '../../../transactions/review/transactions.ts'

const meta: Meta<typeof GoToDialog> = {
  title: 'Screens/Shell/Go to dialog',
  component: GoToDialog,
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
  args: {
    open: true,
    onOpenChange: () => {},
    onKeys: () => {},
    at: treasury,
    items: navItems(sections, [mainnet], treasury),
    safes: [treasury],
  },
}
export default meta
type Story = StoryObj<typeof GoToDialog>

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('searchbox')).toHaveFocus()
  },
}

/** An unregistered name is looked up first; a message explains the result. */
export const LookedUp: Story = {
  parameters: {
    picture: false,
    pictureReason: 'A sentence in the place of the one in NothingFound.',
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'nobody-has-this.eth')
    await expect(screen.queryByText(/Nothing matches/)).toBeNull()
    await expect(
      (
        await screen.findAllByText(
          /^“nobody-has-this.eth” doesn't resolve to an address on Ethereum\./,
        )
      ).length,
    ).toBeGreaterThan(0)
  },
}

/** A link of Safe{Wallet} opens what it is about, in this app. */
export const TransactionLink: Story = {
  play: async () => {
    const id = `multisig_${treasury.address}_0x${'a1'.repeat(32)}`
    await userEvent.click(await screen.findByRole('searchbox'))
    await userEvent.paste(
      `https://app.safe.global/transactions/tx?safe=eth:${treasury.address}&id=${id}`,
    )
    await expect(
      await screen.findByRole('link', { name: 'Open this transaction' }),
    ).toHaveAttribute('href', `/transactions/tx?safe=eth:${treasury.address}&id=${id}`)
  },
}

/** The network of a link is named if it isn't supported. */
export const LinkOfOtherNetwork: Story = {
  parameters: {
    picture: false,
    pictureReason: 'A sentence in the place of the one in NothingFound.',
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('searchbox'))
    await userEvent.paste(`https://app.safe.global/home?safe=matic:${treasury.address}`)
    await expect(
      (await screen.findAllByText(/^The network “matic” isn't supported/)).length,
    ).toBeGreaterThan(0)
  },
}

/** In the frame of the app: Ctrl K opens it. */
export const ByShortcut: Story = {
  render: () => (
    <Shell at={treasury} current="home">
      <h1>Home</h1>
    </Shell>
  ),
  play: async ({ canvas }) => {
    await canvas.findByTitle('8 pending')
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await screen.findByRole('searchbox')).toHaveFocus()
    await screen.findByRole('link', { name: /Operations/ })
  },
}

/**
 * An action that has a dialog: Enter opens it in the place of "Go to", and the focus returns to
 * where it was before both.
 */
export const ThenReceive: Story = {
  render: () => (
    <Shell at={treasury} current="home">
      <h1>Home</h1>
      <button type="button">Something</button>
    </Shell>
  ),
  parameters: { picture: false, pictureReason: 'It ends in the page without a dialog.' },
  play: async ({ canvas }) => {
    const before = await canvas.findByRole('button', { name: 'Something' })
    before.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.type(await screen.findByRole('searchbox'), 'receive{Enter}')
    const dialog = await screen.findByRole('dialog', { name: /Receive/ })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(before).toHaveFocus())
  },
}

/** The address of the open Safe, from any page. */
export const ThenCopy: Story = {
  render: () => (
    <Shell at={treasury} current="home">
      <h1>Home</h1>
    </Shell>
  ),
  parameters: { picture: false, pictureReason: 'A toast like any other.' },
  play: async () => {
    const written: string[] = []
    const { clipboard } = navigator
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    })
    try {
      await userEvent.keyboard('{Control>}k{/Control}')
      await userEvent.type(await screen.findByRole('searchbox'), 'address copy{Enter}')
      await screen.findByText('Copied')
      await expect(written).toEqual([treasury.address])
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    }
  },
}
