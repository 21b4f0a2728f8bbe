import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { createWalletController } from '../../../mocks/wallet/createWalletController.ts'
import { NetworkDialog } from '../../../src/wallet/network/NetworkDialog.tsx'
import { listen, rolesOf } from '../signin/transcribe.ts'
import { onStage } from '../stage.tsx'
import transcript from './switch.transcript.txt?raw'

const walletController = createWalletController()

function OpenAtFirst() {
  const [open, setOpen] = useState(true)
  return <NetworkDialog open={open} onClose={() => setOpen(false)} />
}

/** A snapshot of what a screen reader finds and announces during a network switch. */
const meta: Meta<typeof NetworkDialog> = {
  title: 'Tests/Network transcript',
  tags: ['!dev'],
  component: NetworkDialog,
  decorators: [onStage],
  render: () => <OpenAtFirst />,
  parameters: {
    picture: false,
    pictureReason: 'It is about what is heard.',
    walletController,
    knows: [1],
  },
}
export default meta
type Story = StoryObj<typeof NetworkDialog>

/** The texts of rows and announcements as they are read, without decorative content. */
function textOf(role: string, one: Element): string {
  if (role !== 'status' && role !== 'listitem') return ''
  const words: string[] = []
  const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: place, textContent: text } = walker.currentNode
    if (text?.trim() && !place?.closest('[aria-hidden=true]')) words.push(text.trim())
  }
  return words.join(' ')
}

export const Switching: Story = {
  beforeEach: () =>
    walletController.set({ person: 'bob', chainId: 1, authorized: true, behavior: 'rejects' }),
  play: async ({ userEvent }) => {
    const { said, stop } = listen()
    const pages: string[] = []
    const write = (title: string, lines: readonly string[]) =>
      pages.push([`# ${title}`, ...lines, ...said.splice(0).map((line) => `> ${line}`)].join('\n'))
    const note = async (title: string, isThere: () => unknown) => {
      await waitFor(isThere)
      write(title, rolesOf(screen.getByRole('dialog'), textOf))
    }
    const choose = () => userEvent.click(screen.getByRole('button', { name: 'Holesky' }))
    await note('Where the wallet is', async () => {
      await expect(screen.getByRole('heading', { name: 'Switch networks' })).toHaveFocus()
      await expect(screen.getByText('Connected')).toBeVisible()
    })
    await choose()
    await note('Adding is rejected', () => screen.getByText(/^You rejected adding/))
    walletController.set({ behavior: 'pending' })
    await choose()
    await note('The wallet is busy', () => screen.getByText(/has a pending request/))
    walletController.set({ behavior: 'hangs' })
    await choose()
    await note('The wallet prompts to add it', () => screen.getByText(/Approve adding it/))
    walletController.set({ behavior: 'agrees' })
    await waitFor(async () => {
      await expect(screen.queryByRole('dialog')).toBeNull()
      await expect(said.join()).toContain('Switched to Holesky')
    })
    write('Changed', [])
    stop()
    await expect(`${pages.join('\n\n')}\n`).toBe(transcript)
  },
}
