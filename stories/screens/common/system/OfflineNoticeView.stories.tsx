import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  OfflineNotice,
  OfflineNoticeView,
} from '../../../../src/screens/common/system/OfflineNotice.tsx'

const meta: Meta<typeof OfflineNoticeView> = {
  title: 'Screens/System/Offline notice view',
  component: OfflineNoticeView,
  parameters: { boxWidth: 640 },
}
export default meta
type Story = StoryObj<typeof OfflineNoticeView>

export const Shown: Story = { args: {} }

/** Nothing while the browser is online. */
export const Online: Story = { tags: ['part'], render: () => <OfflineNotice /> }
