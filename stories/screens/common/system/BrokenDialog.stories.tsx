import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { BrokenDialog } from '../../../../src/screens/common/system/BrokenDialog.tsx'
import { systemText } from '../../../../src/screens/common/system/text.ts'
import * as dialogs from '../../../../src/screens/transactions/dialogs/dialogs.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(systemText)

const meta: Meta<typeof BrokenDialog> = {
  title: 'Screens/System/Broken dialog',
  component: BrokenDialog,
  parameters: { layout: 'fullscreen', picture: false, pictureReason: 'Words and two buttons.' },
  args: { detail: 'Cannot read properties of undefined', onRetry: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof BrokenDialog>

export const Shown: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('broke.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    // The corner has one, too.
    const closes = screen.getAllByRole('button', { name: 'Close' })
    for (const button of closes) await userEvent.click(button)
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

/** A transaction for which no dialog can be shown. */
interface Nothing {
  at: null
  id: string
  ids: null
  draft: null
  detail: null
  onClose: () => void
}
const nothing = { at: null, id: '', ids: null, draft: null, detail: null }
const all = Object.entries(dialogs) as unknown as readonly (readonly [
  string,
  ComponentType<Nothing>,
])[]

function Page() {
  const [closed, setClosed] = useState<readonly string[]>([])
  const [name, Dialog] = all[closed.length] ?? []
  return (
    <>
      <p>{closed.map((one) => `${one} closed`).join(', ')}</p>
      {name && Dialog && (
        <Dialog key={name} {...nothing} onClose={() => setClosed((before) => [...before, name])} />
      )}
    </>
  )
}

/** Every dialog of a transaction throws: it can be closed, and the page below it is as it was. */
export const InPlaceOfEach: Story = {
  parameters: { world: 'everyday', wallet: { person: 'alice' } },
  render: () => <Page />,
  play: async ({ userEvent }) => {
    for (const [name] of all) {
      await screen.findByRole('dialog', { name: text('brokeDialog.title') })
      await userEvent.keyboard('{Escape}')
      await screen.findByText(new RegExp(`${name} closed$`))
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
