import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ToastProvider, useTheme } from '#ui'
import { ToastList } from '../../src/ui/Toast/ToastList.tsx'

const meta: Meta<typeof ToastProvider> = {
  title: 'Components/Toast provider',
  tags: ['autodocs'],
  component: ToastProvider,
  parameters: { picture: 'page' },
}
export default meta
type Story = StoryObj<typeof ToastProvider>

export const Two: Story = {
  args: {
    children: 'The page',
    initial: [
      { title: 'Bob signed', text: 'It can be executed now.', stays: true },
      { tone: 'done', title: 'Executed', text: '2.5 ETH went to treasury.eth.', stays: true },
    ],
  },
}
export const OneDismissed: Story = {
  args: {
    children: 'The page',
    initial: [
      { title: 'Bob signed', stays: true },
      { tone: 'failed', title: 'You rejected the request' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: 'Dismiss' }))[0] as HTMLElement,
    )
    await expect(canvas.queryByText('Bob signed')).not.toBeInTheDocument()
    await expect(canvas.getByText('You rejected the request')).toBeVisible()
  },
}

/** Only the list: a live region, which exists before its first toast. */
export const ListOfToasts: Story = {
  tags: ['part'],
  render: function Listed() {
    const { attributes } = useTheme()
    return (
      <ToastList
        attributes={attributes}
        toasts={[
          { id: 1, tone: 'done', title: 'Executed', stays: true },
          { id: 2, tone: 'failed', title: 'You rejected the request' },
        ]}
        onDismiss={fn()}
      />
    )
  },
}
