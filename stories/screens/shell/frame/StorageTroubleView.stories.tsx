import type { Meta, StoryObj } from '@storybook/react-vite'
import { oneOf } from '../../../controls.ts'
import { StorageTroubleView } from '../../../../src/screens/shell/frame/notices/StorageTroubleView.tsx'

const meta: Meta<typeof StorageTroubleView> = {
  title: 'Screens/Shell/Storage trouble view',
  component: StorageTroubleView,
  parameters: { boxWidth: 640 },
  argTypes: {
    what: oneOf('preferences', 'contacts', 'pending'),
    trouble: oneOf('damaged', 'unsaved'),
  },
  args: { backup: 'coffer.preferences.damaged', onDismiss: () => {} },
}
export default meta
type Story = StoryObj<typeof StorageTroubleView>

export const SettingsDamaged: Story = { args: { what: 'preferences', trouble: 'damaged' } }
export const SettingsUnsaved: Story = { args: { what: 'preferences', trouble: 'unsaved' } }
export const SignatureDamaged: Story = {
  args: { what: 'pending', trouble: 'damaged', backup: 'coffer.pending.damaged' },
}
export const SignatureUnsaved: Story = { args: { what: 'pending', trouble: 'unsaved' } }
export const ContactsDamaged: Story = {
  args: { what: 'contacts', trouble: 'damaged', backup: 'coffer.contacts.damaged' },
  parameters: { picture: false, pictureReason: 'SettingsDamaged shows the same parts.' },
}
export const ContactsUnsaved: Story = {
  args: { what: 'contacts', trouble: 'unsaved' },
  parameters: { picture: false, pictureReason: 'SettingsUnsaved shows the same parts.' },
}
