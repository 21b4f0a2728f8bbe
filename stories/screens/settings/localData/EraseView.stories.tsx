import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { EraseView } from '../../../../src/screens/settings/localData/EraseView.tsx'
import { storedKinds } from '../../../../src/screens/settings/localData/storedKinds.ts'
import { localDataText } from '../../../../src/screens/settings/localData/text.ts'
import { oneOf } from '../../../controls.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(localDataText)

const meta: Meta<typeof EraseView> = {
  title: 'Screens/Settings/Erase view',
  component: EraseView,
  parameters: {
    picture: false,
    pictureReason: 'A question and two buttons.',
    layout: 'fullscreen',
  },
  argTypes: { kind: oneOf(...storedKinds, 'all') },
  args: {
    open: true,
    kind: 'contacts',
    hasSignatures: false,
    isErasing: false,
    onErase: fn(),
    onOpenChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof EraseView>

/** Enter deletes nothing: the button isn't focused. */
export const OneKind: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', {
      name: text('erase.title', { kind: text('kind.contacts') }),
    })
    await userEvent.keyboard('{Enter}')
    await expect(args.onErase).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: text('erase') }))
    await expect(args.onErase).toHaveBeenCalledOnce()
  },
}
export const SignaturesInProgress: Story = { args: { kind: 'pending', hasSignatures: true } }
export const Everything: Story = { args: { kind: 'all', hasSignatures: true } }
/** This device's notifications are turned off first, at the gateway, too. */
export const ErasingEverything: Story = { args: { kind: 'all', isErasing: true } }
