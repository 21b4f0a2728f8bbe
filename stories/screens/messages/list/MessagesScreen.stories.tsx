import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { routes } from '#gateway'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { mockRoute } from '../../../../mocks/mockRoute.ts'
import { MessagesScreen } from '../../../../src/screens/messages/list/MessagesScreen.tsx'
import { messagesText } from '../../../../src/screens/messages/common/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(messagesText)

const meta: Meta<typeof MessagesScreen> = {
  title: 'Screens/Messages/Messages screen',
  component: MessagesScreen,
  args: { at: { chainId: '1', address: safes.treasury.address } },
  parameters: {
    layout: 'padded',
    picture: false,
    pictureReason: 'MessagesView shows it.',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof MessagesScreen>

/** Written, signed, and listed, with the missing signatures. */
export const Written: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('new') }))
    await userEvent.type(
      await screen.findByRole('textbox', { name: text('form.text') }),
      'Frank keeps the books.',
    )
    await userEvent.click(screen.getByRole('button', { name: text('form.review') }))
    const sign = await screen.findByRole('button', { name: text('sign') })
    await waitFor(() => expect(sign).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(sign)
    const page = await screen.findByRole('link', { name: text('show') })
    await userEvent.click(screen.getAllByRole('button', { name: text('close') }).at(-1)!)
    const row = await canvas.findByRole('link', { name: 'Frank keeps the books.' })
    await expect(row).toHaveAttribute('href', page.getAttribute('href'))
    const item = within(row.closest('li')!)
    await expect(item.getByText(text('quorum', { submitted: '1', required: '2' }))).toBeVisible()
    await expect(item.queryByText(text('status.needsYou'))).toBeNull()
  },
}
/** Only owners can write one. */
export const Visitor: Story = {
  parameters: { wallet: { person: 'dave' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem')
    await expect(canvas.queryByRole('button', { name: text('new') })).toBeNull()
  },
}
export const Failed: Story = {
  parameters: { msw: [mockRoute(routes.messages).fails(503)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('failed'))).toBeVisible()
  },
}
