import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { DialogBoundary } from '../../src/wallet/connect/DialogBoundary.tsx'

const Breaks = (): never => {
  throw new Error('Failed to fetch dynamically imported module')
}

const meta: Meta<typeof DialogBoundary> = {
  title: 'Wallet/Connect/Dialog boundary',
  tags: ['autodocs'],
  component: DialogBoundary,
  parameters: { picture: 'page' },
  args: { onClose: fn(), children: <Breaks /> },
}
export default meta
type Story = StoryObj<typeof DialogBoundary>

export const Broken: Story = {
  play: async () => void (await screen.findByRole('dialog', { name: "Couldn't open this" })),
}

/** A browser older than the supported ones. */
export const InAnOldBrowser: Story = {
  beforeEach: () => {
    const { supports } = CSS
    const old = spyOn(CSS, 'supports').mockImplementation(
      (...asked: [string]) => !asked[0].includes(':dir') && supports.apply(CSS, asked),
    )
    return () => old.mockRestore()
  },
  play: async () => void (await screen.findByText(/^This browser version isn't supported/)),
}

export const Closed: Story = {
  parameters: { picture: false, pictureReason: 'Nothing moves until the page answers.' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** It failed while it was prerendered: the error is shown when the dialog opens. */
export const BrokenWhilePrerendered: Story = {
  args: { open: false },
  parameters: { picture: false, pictureReason: 'Nothing is to be seen.' },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
