import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CreationNoticesView } from '../../../../src/screens/safe/create/CreationNoticesView.tsx'
import { createText } from '../../../../src/screens/safe/create/text.ts'
import { englishText } from '../../../englishText.ts'
import { chains } from '../mySafes/rows.ts'
import { aCreation } from './creating.ts'

const text = englishText(createText)
const hashOf = (index: number) => `0x${String(index).repeat(64)}` as const

const meta: Meta<typeof CreationNoticesView> = {
  title: 'Screens/Create/Creation notices view',
  component: CreationNoticesView,
  parameters: {
    picture: false,
    boxWidth: 720,
    pictureReason: 'Notice has pictures of its own.',
    layout: 'padded',
  },
  args: { creations: [aCreation({ status: 'processing' })], chains, onShow: fn(), onDismiss: fn() },
}
export default meta
type Story = StoryObj<typeof CreationNoticesView>

/** A pending creation's notice can't be dismissed. */
export const OnItsWay: Story = {
  args: { onShow: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('creation.show') }))
    await expect(args.onShow).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  },
}
export const EachOutcome: Story = {
  args: {
    onDismiss: fn(),
    creations: [
      aCreation({ status: 'created', differs: [] }, { txHash: hashOf(1) }),
      aCreation({ status: 'created', differs: ['owners'] }, { txHash: hashOf(2) }),
      aCreation({ status: 'reverted' }, { txHash: hashOf(3) }),
      aCreation({ status: 'replaced' }, { txHash: hashOf(4), name: '' }),
      aCreation({ status: 'dropped' }, { txHash: hashOf(5) }),
      aCreation({ status: 'missing' }, { txHash: hashOf(6) }),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: text('creation.open') })).toHaveAttribute(
      'href',
      expect.stringContaining('/home?safe='),
    )
    await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[2]!)
    await expect(args.onDismiss).toHaveBeenCalledWith(args.creations[2])
  },
}
/** Among the Safes, where another page shows more. */
export const Elsewhere: Story = { args: { onShow: undefined, href: '/new-safe/create' } }
export const VeryLong: Story = {
  args: { creations: [aCreation({ status: 'created', differs: [] }, { name: 'W'.repeat(60) })] },
  globals: { locale: 'pseudo-long' },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
