import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotLoadedView } from '../../../../src/screens/common/system/NotLoadedView.tsx'

const meta: Meta<typeof NotLoadedView> = {
  title: 'Screens/System/Not loaded',
  component: NotLoadedView,
  args: { onRetry: () => {} },
}
export default meta
type Story = StoryObj<typeof NotLoadedView>

export const Offline: Story = { args: { why: 'offline' } }
/** The browser is online, but this site's server is unreachable. */
export const Away: Story = { args: { why: 'away' } }
/** The server has a script that isn't the page's. */
export const Changed: Story = {
  args: { why: 'changed' },
  parameters: { picture: false, pictureReason: 'Alone shows it.' },
}
export const Replaced: Story = { args: { why: 'replaced' } }
/** The app itself couldn't start. */
export const Alone: Story = { args: { why: 'changed', alone: true } }
